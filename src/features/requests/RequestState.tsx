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

/** The relay's answer in words. Rejects without an answer, or with one of another shape. */
const fetchStateText = async (key: string): Promise<string> => {
  const response = await fetchInTime(endpoints.requests, clientTimeoutMs, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
  })
  const body: unknown = await response.json()
  const { state, day } = response.ok && isRecord(body) ? body : {}
  if (state === 'received' || state === 'undeliverable' || state === 'unknown') return texts[state]
  const time = typeof day === 'string' ? Date.parse(day) : Number.NaN
  if (state !== 'delivered' || Number.isNaN(time))
    throw new Error(`${endpoints.requests} answered ${response.status}`)
  // The relay's day is in UTC. In the visitor's time zone it could become the day before.
  return fill(texts.delivered, { date: dayText(time, 'UTC') })
}

/** A button that asks the relay whether a request has arrived, and the answer. */
export const RequestState = ({ request }: { request: Pick<KeptRequest, 'key' | 'reference'> }) => {
  const { key, reference } = request
  const [answer, setAnswer] = useState('')
  const isAsking = useRef(false)

  const check = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setAnswer(texts.asking)
    setAnswer(await fetchStateText(key).catch(() => texts.failed))
    isAsking.current = false
  }
  return (
    <>
      <Button variant="outlined" aria-label={fill(texts.askOf, { reference })} onClick={() => void check()}>
        {texts.ask}
      </Button>
      <StatusText aria-live="polite">{answer}</StatusText>
    </>
  )
}
