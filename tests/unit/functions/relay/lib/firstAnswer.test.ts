import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeDeadline } from '../../../../../functions/relay/lib/deadline.ts'
import { firstAnswer } from '../../../../../functions/relay/lib/firstAnswer.ts'
import { pause } from '../../../../../functions/relay/lib/pause.ts'
import { passTime, startVirtualTime } from '../../../../support/relay/virtualTime.ts'

beforeEach(startVirtualTime)

afterEach(() => {
  vi.useRealTimers()
})

const failing = () => Promise.reject(new Error('out of order'))
const silent = () => new Promise<never>(() => undefined)
const answering = (answer: string, ms: number) => () => pause(ms).then(() => answer)

const ask = async (calls: (() => Promise<string>)[]) => {
  const began = Date.now()
  const options = { deadline: makeDeadline(1000, Date.now), patienceMs: 100 }
  const answer = await passTime(firstAnswer(calls, options).catch(() => 'none'))
  return { answer, ms: Date.now() - began }
}

it('makes no second call after an answer', async () => {
  const second = vi.fn(silent)
  expect(await ask([answering('first', 99), second])).toEqual({ answer: 'first', ms: 99 })
  expect(second).not.toHaveBeenCalled()
})

it('makes the next call at once when one fails', async () => {
  expect(await ask([failing, failing, answering('third', 10)])).toEqual({ answer: 'third', ms: 10 })
})

it('makes the next call beside one that is silent', async () => {
  expect(await ask([silent, answering('second', 10)])).toEqual({ answer: 'second', ms: 110 })
})

it('takes a slow answer after later calls have failed', async () => {
  expect(await ask([answering('first', 900), failing, failing])).toEqual({ answer: 'first', ms: 900 })
})

it('ends when every call has failed', async () => {
  expect(await ask([failing, failing])).toEqual({ answer: 'none', ms: 0 })
})

it('ends at the deadline, and makes no call after it', async () => {
  const began = Date.now()
  const times: number[] = []
  const call = () => {
    times.push(Date.now() - began)
    return silent()
  }
  expect(await ask(Array.from({ length: 20 }, () => call))).toEqual({ answer: 'none', ms: 1000 })
  expect(times, 'at ever longer intervals').toEqual([0, 100, 250, 475, 812])
})
