import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../content/texts/requests.json'
import { isProductId } from '../../domain/products/productIds.ts'
import { dayText, fill } from '../../lib/text.ts'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ProductLines } from '../../parts/quoteList/ProductLines.tsx'
import type { KeptRequest } from './keptRequests.ts'
import { RequestState } from './RequestState.tsx'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderBlockStart: theme.edge.hairline,
  fontVariantNumeric: 'tabular-nums',
}))

interface Props {
  request: KeptRequest
  /** The message of the last press on this request; YourRequests announces it. */
  note: string
  onListedAgain: () => void
  onRemoved: (button: Element) => void
}

export const RequestRow = ({ request, note, onListedAgain, onRemoved }: Props) => {
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
