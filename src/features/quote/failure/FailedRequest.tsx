import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import texts from '../../../content/texts/quote.json'
import { fill } from '../../../lib/text.ts'
import { OfficeLine } from '../OfficeLine.tsx'
import type { QuoteRefusal } from '../quoteSlice.ts'

const { failed } = texts.form

/** A wait in words, rounded up, such as `in 42 seconds` or `in 2 minutes`. */
export const waitText = (seconds: number): string => {
  const relativeTime = new Intl.RelativeTimeFormat('en')
  return seconds <= 90
    ? relativeTime.format(seconds, 'second')
    : relativeTime.format(Math.ceil(seconds / 60), 'minute')
}

const secondsLeft = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** `time` is in ms since 1970; the result counts down to 0. */
const useSecondsUntil = (time: number): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(time))
  useEffect(() => {
    if (secondsLeft(time) === 0) return undefined
    const timer = setInterval(() => setSeconds(secondsLeft(time)), 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

const useAdvice = (refusal: QuoteRefusal): string => {
  const seconds = useSecondsUntil(refusal.reason === 'limited' ? refusal.retryAt : 0)
  const { reason } = refusal
  if (reason === 'kept' || reason === 'undeliverable')
    return fill(failed[reason], { reference: refusal.reference })
  if (reason === 'fields' || reason === 'unanswered') return failed[reason]
  return seconds > 0 ? fill(failed.limited, { wait: waitText(seconds) }) : failed.unknown
}

/** Tells why a request failed and what to do. Unlike the toast, it stays on the page. */
export const FailedRequest = ({ refusal }: { refusal: QuoteRefusal }) => {
  const advice = useAdvice(refusal)
  return (
    <Box sx={{ mt: 2.5, pl: 2, borderLeft: '3px solid', borderColor: 'error.main' }}>
      <OfficeLine text={advice} />
    </Box>
  )
}
