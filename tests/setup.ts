import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test expects on the console; everything else there fails it. */
const seen: string[] = []

beforeEach(() => {
  seen.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(seen, 'the console stays silent').toEqual([])
})
