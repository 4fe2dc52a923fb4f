import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import texts from '../../content/texts/requests.json'
import { isProductId } from '../../domain/products/productIds.ts'
import { mergeProducts } from '../../domain/quoteList/mergeProducts.ts'
import { listReplaced, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { dayText, fill } from '../../lib/text.ts'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ProductLines } from '../../parts/quoteList/ProductLines.tsx'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { Hidden } from '../../ui/spoken.ts'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import type { KeptRequest } from './keptRequests.ts'
import { requestForgotten, requestKeepingChosen, selectKeptRequests } from './keptRequestsSlice.ts'
import { RequestState } from './RequestState.tsx'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderBlockStart: theme.edge.hairline,
  fontVariantNumeric: 'tabular-nums',
  '& li': { textWrap: 'balance' },
}))

interface Props {
  request: KeptRequest
  /** The message of the last press on this request; YourRequests announces it. */
  note: string
  onListedAgain: () => void
  onRemoved: (button: Element) => void
}

const RequestRow = ({ request, note, onListedAgain, onRemoved }: Props) => {
  const { reference, sentAt, machines } = request
  return (
    <Row>
      <Typography variant="h4" component="h3">
        {fill(texts.sent, { reference, date: dayText(sentAt) })}
      </Typography>
      {machines.length === 0 ? <p>{texts.noMachines}</p> : <ProductLines products={machines} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <RequestState request={request} />
        {machines.some(({ id }) => isProductId(id)) && (
          <Button variant="outlined" aria-label={fill(texts.againOf, { reference })} onClick={onListedAgain}>
            {texts.again}
          </Button>
        )}
        {machines.length > 0 && <ExportMenu products={machines} sent={{ reference, time: sentAt }} />}
        <Button
          variant="text"
          data-remove
          aria-label={fill(texts.removeOf, { reference })}
          onClick={({ currentTarget }) => onRemoved(currentTarget)}
        >
          {texts.remove}
        </Button>
      </Box>
      {note !== '' && <p aria-hidden="true">{note}</p>}
    </Row>
  )
}

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(7),
  '& > p': { marginBlockStart: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& > ul': { marginBlockStart: theme.spacing(2) },
  '& > label': checkLabelStyle(theme),
}))

/** The requests that were sent from this device, when there are some, and the switch that keeps or deletes them. */
const YourRequests = () => {
  const dispatch = useAppDispatch()
  const { keeps, requests } = useAppSelector(selectKeptRequests)
  const listed = useAppSelector(selectQuoteList)
  const headingRef = useRef<HTMLHeadingElement>(null)
  /** What the last press did; with a reference it is also shown at that request. */
  const [message, setMessage] = useState({ reference: '', text: '' })
  const id = useId()

  const choose = (keep: boolean) => {
    setMessage({ reference: '', text: !keep && requests.length > 0 ? texts.deleted : '' })
    dispatch(requestKeepingChosen(keep))
  }
  const listAgain = ({ reference, machines }: KeptRequest) => {
    const inCatalogue = machines.filter(({ id }) => isProductId(id))
    const merged = mergeProducts(listed, inCatalogue, true)
    dispatch(listReplaced(merged.products))
    const count = merged.rejected.size
    const gone = machines.length - inCatalogue.length
    const text = fill(count === 0 ? texts.listed : texts.surplus, { reference, count })
    setMessage({ reference, text: gone === 0 ? text : `${text} ${fill(texts.gone, { count: gone })}` })
  }
  const remove = ({ key, reference }: KeptRequest, button: Element) => {
    // The focused control is removed with its row.
    if (!focusNeighbour(button)) headingRef.current?.focus()
    dispatch(requestForgotten(key))
    setMessage({ reference: '', text: fill(texts.removed, { reference }) })
  }
  // The section stays while it shows what the last press did, or while the switch is off.
  if (keeps && requests.length === 0 && message.text === '') return null
  return (
    <Section aria-labelledby={`${id}-title`}>
      <Typography ref={headingRef} id={`${id}-title`} variant="h3" component="h2" tabIndex={-1}>
        {texts.title}
      </Typography>
      <Typography variant="body2">{texts.lead}</Typography>
      <ul>
        {requests.map((request) => (
          <RequestRow
            key={request.key}
            request={request}
            note={message.reference === request.reference ? message.text : ''}
            onListedAgain={() => listAgain(request)}
            onRemoved={(button) => remove(request, button)}
          />
        ))}
      </ul>
      <label>
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.checked)}
        />
        {texts.keep}
      </label>
      <Typography id={`${id}-hint`} variant="body2">
        {texts.keepHint}
      </Typography>
      <Hidden aria-live="polite">{message.text}</Hidden>
    </Section>
  )
}

export default YourRequests
