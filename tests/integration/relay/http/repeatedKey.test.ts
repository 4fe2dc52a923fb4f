import { expect, it } from 'vitest'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { useQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const { relay, startProcess, call } = useQuoteHarness()

const slowly = (status: number) => () => pause(100).then(() => new Response(null, { status }))
const texts = (responses: Response[]) => Promise.all(responses.map((response) => response.text()))
const other = { body: JSON.stringify({ ...sampleQuote, company: 'Another' }) }

it.each([
  ['one process', 200, 200],
  ['one process', 404, 502],
  ['two processes', 200, 200],
  ['two processes', 404, 502],
])(
  'the second that comes to %s during a delivery waits for its answer: %i',
  async (where, status, answer) => {
    relay().service.answer = slowly(status)
    const one = startProcess()
    const two = where === 'one process' ? one : startProcess()
    const responses = await Promise.all([one.send(), two.send()])
    expect(responses.map((response) => response.status)).toEqual([answer, answer])
    expect(new Set(await texts(responses)).size).toBe(1)
    expect(relay().calls()).toBe(1)
    expect(relay().log.filter(({ repeated }) => repeated)).toHaveLength(1)
  },
)

it('a key has one reference, in capitals too, and is delivered once', async () => {
  const [first] = await texts([await call()])
  relay().answerWith(503)
  const headers = { 'Idempotency-Key': sampleKey.toUpperCase() }
  expect(await texts([await call({ headers })])).toEqual([first])
  expect(relay().log.at(-1)).toMatchObject({ outcome: 'delivered', repeated: true })
  expect(relay().given).toHaveLength(1)
  relay().answerWith(200)
  expect(await texts([await call({ headers: { 'Idempotency-Key': crypto.randomUUID() } })])).not.toEqual([
    first,
  ])
})

it('a request that was kept is delivered when it comes again, under its reference', async () => {
  relay().answerWith(503)
  const { reference } = (await (await call()).json()) as { reference: string }
  relay().answerWith(200)
  expect(await (await call()).json()).toEqual({ reference })
})

it('other content under a key is refused, during the delivery, after it and after a failure', async () => {
  relay().service.answer = slowly(404)
  const failing = call()
  await expect.poll(() => relay().calls()).toBe(1)
  expect((await call(other)).status).toBe(422)
  await failing
  expect((await call(other)).status).toBe(422)
  relay().answerWith(200)
  await call()
  const response = await call(other)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    detail: 'This Idempotency-Key belongs to a request with other content.',
  })
  expect(relay().given).toHaveLength(1)
  expect(relay().changed()).toBe(0)
})
