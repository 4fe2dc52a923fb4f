import { styled } from '@mui/material/styles'
import texts from '../../content/texts/finder.json'
import { mostDaily } from './answers.ts'

const Input = styled('input')(({ theme }) => ({
  width: 'min(100%, 280px)',
  minHeight: theme.layout.control,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
}))

interface Props {
  headingId: string
  hintId: string
}

/** The browser itself refuses what is no whole number. */
export const AmountField = ({ headingId, hintId }: Props) => (
  <>
    <p id={hintId}>{texts.hints.daily}</p>
    <Input
      type="number"
      name="daily"
      min={1}
      max={mostDaily}
      step={1}
      inputMode="numeric"
      aria-labelledby={headingId}
      aria-describedby={hintId}
    />
  </>
)
