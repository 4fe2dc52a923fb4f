import { expect, it, vi } from 'vitest'
import { withTimeLimit } from '../../../../src/ui/browser/scheduling.ts'

const never = new AbortController().signal

it('aborts with the signal, and with its reason', () => {
  const controller = new AbortController()
  const signal = withTimeLimit(controller.signal, 60_000)
  expect(signal.aborted).toBe(false)
  controller.abort('left')
  expect(signal.reason).toBe('left')
})

it('is aborted from the start when the signal is', () => {
  expect(withTimeLimit(AbortSignal.abort('left'), 60_000).reason).toBe('left')
})

it('aborts when the time is up', async () => {
  const signal = withTimeLimit(never, 1)
  await expect.poll(() => signal.aborted).toBe(true)
  expect(signal.reason).toHaveProperty('name', 'TimeoutError')
})

it('does without AbortSignal.any, which Safari 16 does not have', () => {
  const any = vi.spyOn(AbortSignal, 'any')
  expect(withTimeLimit(never, 60_000).aborted).toBe(false)
  expect(any).not.toHaveBeenCalled()
})
