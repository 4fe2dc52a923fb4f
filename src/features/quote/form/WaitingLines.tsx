import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Ref } from 'react'
import texts from '../../../content/texts/quote.json'
import { counted } from '../../../lib/text.ts'

export interface Waiting {
  lines: readonly string[]
  show: () => void
  /** Empties the field, because the message has taken the lines. */
  clear: () => void
  /** Closes the field; its text stays. */
  close: () => void
}

interface Props extends Pick<Waiting, 'lines' | 'show'> {
  ref: Ref<HTMLDivElement>
  takeIntoMessage: () => void
  sendWithout: () => void
}

/** Says that Submit has sent nothing, because lines still wait. */
export const WaitingLines = ({ ref, lines, show, takeIntoMessage, sendWithout }: Props) => (
  <Box ref={ref} role="alert" tabIndex={-1} sx={{ mt: 2, p: 2, bgcolor: 'site.wash' }}>
    <p>{counted(texts.form.waiting.text, lines.length)}</p>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button variant="outlined" size="small" onClick={show}>
        <span>{counted(texts.form.waiting.show, lines.length)}</span>
      </Button>
      <Button variant="outlined" size="small" onClick={takeIntoMessage}>
        <span>{counted(texts.form.waiting.intoMessage, lines.length)}</span>
      </Button>
      <Button variant="outlined" size="small" onClick={sendWithout}>
        <span>{counted(texts.form.waiting.without, lines.length)}</span>
      </Button>
    </Box>
  </Box>
)
