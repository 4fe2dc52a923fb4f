import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { correctQuantity, isQuantity, maxQuantity } from '../../domain/quoteList/quantity.ts'
import { quantityChanged } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { wholeNumber } from '../../lib/digits.ts'
import { fill } from '../../lib/text.ts'
import { Hidden } from '../../ui/spoken.ts'
import { forcedColours } from '../../ui/styles/accessibility.ts'

const Field = styled('div')({ position: 'relative' })

const Stepper = styled('div')(({ theme }) => ({
  display: 'flex',
  border: theme.edge.control,
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.background.paper,
  '& > *': {
    // Minimal sizes, so that they grow with larger text.
    minWidth: theme.layout.control,
    minHeight: theme.layout.control,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& > button': {
    fontSize: theme.fontSize.h3,
    lineHeight: 1,
    '&:hover': { backgroundColor: theme.vars.palette.site.wash },
    '&[aria-disabled]': {
      opacity: 0.5,
      cursor: 'default',
      [forcedColours]: { color: 'GrayText', opacity: 1 },
    },
  },
  '& > input': {
    width: '3.5em',
    borderInline: theme.edge.hairline,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': {
    border: 0,
    '& > input': { width: '3em', minHeight: 0, border: 0, textAlign: 'end' },
  },
}))

const CorrectionText = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  whiteSpace: 'nowrap',
  fontSize: theme.fontSize.small,
  lineHeight: 1.4,
  color: theme.vars.palette.site.brassInk,
}))

export const QuantityField = ({ id, quantity, name }: ListedProduct & { name: string }) => {
  const dispatch = useAppDispatch()
  const correctionId = useId()
  /** Null while the field shows the quantity of the list. */
  const [typed, setTyped] = useState<string | null>(null)
  /** `stepped` is for screen readers, which do not read the field while + or - has the focus. */
  const [message, setMessage] = useState<{ correction?: string; stepped?: number }>({})

  const change = (next: number) => {
    if (isQuantity(next) && next !== quantity) dispatch(quantityChanged({ id, quantity: next }))
  }
  const step = (by: number) => {
    setTyped(null)
    if (!isQuantity(quantity + by)) return
    setMessage({ stepped: quantity + by })
    change(quantity + by)
  }
  const leave = () => {
    if (typed === null) return
    const { quantity: corrected, reason } = correctQuantity(typed, quantity)
    setTyped(null)
    setMessage(reason === null ? {} : { correction: texts.corrected[reason] })
    change(corrected)
  }
  const stepButton = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className="no-print"
      aria-label={fill(label, { name })}
      aria-disabled={!isQuantity(quantity + by) || undefined}
      onClick={() => step(by)}
    >
      {by === 1 ? '+' : '−'}
    </button>
  )
  return (
    <Field>
      <Stepper>
        {stepButton(-1, texts.less)}
        <input
          // Not a number field, because the wheel would change it and it refuses digits of other scripts.
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={1}
          aria-valuemax={maxQuantity}
          aria-valuenow={quantity}
          aria-label={fill(texts.quantity, { name })}
          aria-describedby={correctionId}
          value={typed ?? String(quantity)}
          onChange={({ target }) => {
            setTyped(target.value)
            setMessage({})
            change(wholeNumber(target.value))
          }}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave()
            if (key === 'ArrowUp') step(1)
            if (key === 'ArrowDown') step(-1)
          }}
        />
        {stepButton(1, texts.more)}
      </Stepper>
      <CorrectionText id={correctionId} role="status">
        {message.correction}
      </CorrectionText>
      <Hidden role="status">{message.stepped}</Hidden>
    </Field>
  )
}
