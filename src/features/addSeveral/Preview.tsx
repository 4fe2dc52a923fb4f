import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useId } from 'react'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import texts from '../../content/texts/addSeveral.json'
import { productLine, productLines } from '../../domain/products/productLines.ts'
import { counted, fill } from '../../lib/text.ts'
import { SuppliedElsewhere } from '../../parts/country/SuppliedElsewhere.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import type { AmbiguousLine, planAddition } from './planAddition.ts'
import { optionKey, type Reason } from './reading/readText.ts'

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: theme.edge.hairline,
  },
  '& li > span + span': { color: theme.vars.palette.text.secondary },
}))

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) => {
  const id = useId()
  if (children.length === 0) return null
  return (
    <div>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      <ul aria-labelledby={id}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  )
}

const Only = styled('label')(({ theme }) => checkLabelStyle(theme))

interface ChoiceProps {
  line: Omit<AmbiguousLine, 'key'>
  onChosen: (option: string) => void
}

const Choice = ({ line: { text, options, chosen, isOtherSize }, onChosen }: ChoiceProps) => {
  const [first, second] = options
  if (first && !second && !isOtherSize)
    return (
      <Only>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ target }) => onChosen(target.checked ? optionKey(first) : '')}
        />
        <span>{fill(texts.chooseOnly, { line: text, product: productLine(first, names) })}</span>
      </Only>
    )
  const isQuantity = !isOtherSize && options.every(({ id }) => id === first?.id)
  const label = isOtherSize ? texts.chooseNearest : isQuantity ? texts.chooseQuantityFor : texts.chooseFor
  return (
    <LabelledSelect
      label={fill(label, { line: text })}
      value={chosen ? optionKey(chosen) : ''}
      options={[
        { value: '', label: isQuantity ? texts.quantityOption : texts.option },
        ...options.map((option) => ({ value: optionKey(option), label: productLine(option, names) })),
      ]}
      onChange={onChosen}
    />
  )
}

const ReasonText = ({ reason }: { reason: Reason }) =>
  typeof reason === 'string' ? (
    <span>{texts.reasons[reason]}</span>
  ) : (
    <SuppliedElsewhere subcategory={pictures[reason.elsewhere]?.subcategory}>
      {(text, audience) => <span {...audience}>{`${text} ${texts.askInMessage}`}</span>}
    </SuppliedElsewhere>
  )

interface Props {
  plan: ReturnType<typeof planAddition>
  onChosen: (key: string, option: string) => void
  onWaitingTaken: () => void
}

/** Lists the lines that need a choice, those that stay in the field, and the products to be added. */
export const Preview = ({ plan: { added, ambiguous, left, waiting }, onChosen, onWaitingTaken }: Props) => (
  <Lists>
    <Part title={texts.choose}>
      {ambiguous.map(({ key, ...line }) => (
        <Choice key={key} line={line} onChosen={(option) => onChosen(key, option)} />
      ))}
    </Part>
    <Part title={texts.left}>
      {left.map(({ text, reason }, index) => (
        <Fragment key={index}>
          <span>{text}</span> <ReasonText reason={reason} />
        </Fragment>
      ))}
    </Part>
    {waiting.length > 0 && (
      <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={onWaitingTaken}>
        <span>{counted(texts.intoMessage, waiting.length)}</span>
      </Button>
    )}
    <Part title={texts.understood}>{productLines(added, names)}</Part>
  </Lists>
)
