import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import requests from '../../content/texts/requests.json'
import { clientTimeoutMs, endpoints, type RequestState } from '../../domain/contract/relay.ts'
import { dayText, fill } from '../../lib/text.ts'
import { isRecord } from '../../lib/types.ts'
import { StatusText } from '../../ui/spoken.ts'
import type { KeptRequest } from './keptRequests.ts'

const texts = requests.arrived

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day))

/** Rejects when the relay does not answer, or with what is no answer. */
const fetchState = async (key: string): Promise<RequestState> => {
  const response = await fetch(endpoints.requests, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(clientTimeoutMs),
  })
  const body: unknown = await response.json()
  const { state, day } = response.ok && isRecord(body) ? body : {}
  if (state === 'delivered' && typeof day === 'string' && isDay(day)) return { state, day }
  if (state === 'received' || state === 'undeliverable' || state === 'unknown') return { state, day: null }
  throw new Error(`${endpoints.requests} answered ${response.status}`)
}

/** The relay's day is one of UTC: read as a time of the visitor's zone, it could become the day before. */
const stateText = ({ state, day }: RequestState): string =>
  state === 'delivered' && day !== null
    ? fill(texts.delivered, { date: dayText(Date.parse(day), 'UTC') })
    : texts[state === 'delivered' ? 'received' : state]

/** A button that asks the relay whether a request has arrived, and the answer. */
export const RequestStatus = ({ request }: { request: Pick<KeptRequest, 'key' | 'reference'> }) => {
  const { key, reference } = request
  const [answer, setAnswer] = useState('')
  const isBusy = useRef(false)

  const ask = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setAnswer(texts.asking)
    setAnswer(await fetchState(key).then(stateText, () => texts.failed))
    isBusy.current = false
  }
  return (
    <>
      <Button variant="outlined" aria-label={fill(texts.askOf, { reference })} onClick={() => void ask()}>
        {texts.ask}
      </Button>
      <StatusText aria-live="polite">{answer}</StatusText>
    </>
  )
}
