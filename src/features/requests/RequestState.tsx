import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import requests from '../../content/texts/requests.json'
import { clientTimeoutMs, endpoints } from '../../domain/contract/relay.ts'
import { dayText, fill } from '../../lib/text.ts'
import { isRecord } from '../../lib/types.ts'
import { fetchInTime } from '../../ui/browser/fetchInTime.ts'
import { StatusText } from '../../ui/spoken.ts'
import type { KeptRequest } from './keptRequests.ts'

const texts = requests.arrived

/**
 * The relay's answer in words, and whether no later one can differ. Rejects without an answer, or with one of another
 * shape.
 */
const fetchStateText = async (key: string): Promise<{ text: string; isFinal: boolean }> => {
  const response = await fetchInTime(endpoints.requests, clientTimeoutMs, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
  })
  const body: unknown = await response.json()
  const { state, day } = response.ok && isRecord(body) ? body : {}
  if (state === 'received' || state === 'undeliverable' || state === 'unknown')
    return { text: texts[state], isFinal: false }
  const time = typeof day === 'string' ? Date.parse(day) : Number.NaN
  if (state !== 'delivered' || Number.isNaN(time))
    throw new Error(`${endpoints.requests} answered ${response.status}`)
  // The relay's day is in UTC. In the visitor's time zone it could become the day before.
  return { text: fill(texts.delivered, { date: dayText(time, 'UTC') }), isFinal: true }
}

/** A button that asks the relay whether a request has arrived, and the answer; a yes ends the asking. */
export const RequestState = ({ request }: { request: Pick<KeptRequest, 'key' | 'reference'> }) => {
  const { key, reference } = request
  const [answer, setAnswer] = useState({ text: '', isFinal: false })
  const answerRef = useRef<HTMLParagraphElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  const check = async () => {
    if (answer.text === texts.asking) return
    setAnswer({ text: texts.asking, isFinal: false })
    const found = await fetchStateText(key).catch(() => ({ text: texts.failed, isFinal: false }))
    // The button disappears with the focus in it.
    if (found.isFinal && document.activeElement === buttonRef.current) answerRef.current?.focus()
    setAnswer(found)
  }
  return (
    <>
      {!answer.isFinal && (
        <Button
          ref={buttonRef}
          variant="text"
          sx={{ px: 0 }}
          aria-label={fill(texts.askOf, { reference })}
          onClick={() => void check()}
        >
          {texts.ask}
        </Button>
      )}
      <StatusText ref={answerRef} tabIndex={-1} aria-live="polite">
        {answer.text}
      </StatusText>
    </>
  )
}
