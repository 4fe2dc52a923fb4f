import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test expects on the console; everything else there fails it. */
const seen: string[] = []

beforeEach(() => {
  seen.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      // Redux Toolkit times its own checks, which a busy machine slows down.
      if (!/Middleware took \d+ms/.test(text)) seen.push(`console.${level}: ${text}`)
    })
  }
})

afterEach(() => {
  expect(seen, 'the console stays silent').toEqual([])
})
