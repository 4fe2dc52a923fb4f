import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { ReplayOptions } from './options.ts'
import type { Visit } from './visitFile.ts'

/** In ms: a visitor who was away for an hour keeps nobody waiting. */
const longestPauseMs = 10_000

interface Pace {
  /** Waits before an action, by its number from 0. */
  wait: (index: number) => Promise<unknown>
  /** Ends the waiting. */
  end: () => void
}

/** Lines that come before they are asked for are kept, so that a file can press Enter too. */
const keyboardPace = (input: Readable): Pace => {
  const keyboard = createInterface({ input })
  const lines = keyboard[Symbol.asyncIterator]()
  return {
    wait: async (index) => {
      process.stdout.write(`Enter for action ${index + 1} `)
      const { done } = await lines.next()
      if (!done) return
      process.stdout.write('\n')
      throw new Error(`The input ended before action ${index + 1}.`)
    },
    end: () => keyboard.close(),
  }
}

export const makePace = (
  { pace, times }: Pick<ReplayOptions, 'pace'> & Pick<Visit, 'times'>,
  input: Readable = process.stdin,
): Pace => {
  if (pace === 'step') return keyboardPace(input)
  const pauseBeforeMs = (index: number) =>
    pace === 'real-time' ? (times[index] ?? 0) - (times[index - 1] ?? times[index] ?? 0) : 0
  return {
    // DevTools can put actions into another order, so a later one may have the earlier time.
    wait: (index) => setTimeout(Math.max(0, Math.min(pauseBeforeMs(index), longestPauseMs))),
    end: () => undefined,
  }
}
