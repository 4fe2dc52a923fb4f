import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import requests from '../../content/texts/requests.json'
import type { RequestState } from '../../domain/contract/relay.ts'
import { dayText, fill } from '../../lib/text.ts'
import { Said } from '../../ui/spoken.ts'
import { askState } from './askState.ts'
import type { KeptRequest } from './keptRequests.ts'

const texts = requests.arrived

const answerText = ({ state, day }: RequestState): string =>
  state === 'delivered' && day !== null
    ? fill(texts.delivered, { date: dayText(Date.parse(day)) })
    : texts[state === 'delivered' ? 'received' : state]

/** Asks the relay, at a press, what became of a request. */
export const HasArrived = ({ request }: { request: Pick<KeptRequest, 'key' | 'reference'> }) => {
  const { key, reference } = request
  const [answer, setAnswer] = useState('')
  const isBusy = useRef(false)

  const ask = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setAnswer(texts.asking)
    setAnswer(await askState(key).then(answerText, () => texts.failed))
    isBusy.current = false
  }
  return (
    <>
      <Button variant="outlined" aria-label={fill(texts.askOf, { reference })} onClick={() => void ask()}>
        {texts.ask}
      </Button>
      <Said aria-live="polite">{answer}</Said>
    </>
  )
}
