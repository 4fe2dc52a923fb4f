import Box from '@mui/material/Box'
import texts from '../../content/texts/quote.json'
import { fill } from '../../lib/text.ts'
import { OfficeLine } from './OfficeLine.tsx'
import type { QuoteRefusal } from './quoteSlice.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

const { failed } = texts.form

const useAdvice = ({ errors, retryAt, keptAs }: QuoteRefusal): string => {
  const seconds = useSecondsUntil(retryAt ?? 0)
  if (keptAs !== null) return fill(failed.kept, { reference: keptAs })
  if (Object.keys(errors).length > 0) return failed.fields
  return seconds > 0 ? fill(failed.limited, { seconds }) : failed.unknown
}

/** Stays on the page after the toast has gone. */
export const FailedRequest = ({ refusal }: { refusal: QuoteRefusal }) => (
  <Box sx={{ mt: 2.5, pl: 2, borderLeft: '3px solid', borderColor: 'error.main' }}>
    <OfficeLine text={useAdvice(refusal)} />
  </Box>
)
