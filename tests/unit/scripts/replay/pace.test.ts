import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { makePace } from '../../../../scripts/replay/pace.ts'

const step = { pace: 'step', times: [] } as const

it('takes a line for each action, also lines that came at once', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const input = new PassThrough()
  const { wait, end } = makePace(step, input)
  input.write('\n\n')
  await wait(0)
  await wait(1)
  input.write('\n')
  await wait(2)
  end()
})

it('says before which action the input has ended', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const input = new PassThrough()
  const { wait } = makePace(step, input)
  input.end('\n')
  await wait(0)
  await expect(wait(1)).rejects.toThrow('The input ended before action 2.')
})

it('does not wait for an action that is out of its order', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const { wait } = makePace({ pace: 'real-time', times: [1000, 1030, 500] })
  for (const index of [0, 1, 2]) await wait(index)
  expect(warned, 'Node warns of a negative time').not.toHaveBeenCalled()
})
