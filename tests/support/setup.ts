import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { hangDevToolsDoor } from './pages/devToolsDoor.ts'

if (typeof window !== 'undefined') hangDevToolsDoor(window)

/**
 * What libraries say only in tests: Redux Toolkit times its own checks, which a busy machine slows down;
 * jsdom knows no `search` element.
 */
const ofLibraries = /Middleware took \d+ms|<%s> is unrecognized .* search$/

/** Errors and warnings on the console: each fails the test. */
const seen: string[] = []

if (typeof Element !== 'undefined') {
  // The document is jsdom's, which has no layout and so nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
  await import('./keepFrames.ts')
  // A busy machine is no fault of the code: what is looked for may come late.
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
  // Testing Library does both by itself only for the first file that imports it in a process.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Files of one worker share the window.
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
  })
  afterAll(() => window.history.replaceState(null, '', '/'))
}

beforeEach(() => {
  seen.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      if (!ofLibraries.test(text)) seen.push(`console.${level}: ${text}`)
    })
  }
})

afterEach(() => {
  expect(seen, 'the console stays silent').toEqual([])
})

// Hooks of a test run before those of this file: pages are left with the clock and the globals that they have outside.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// A module that is still loading when its file ends fails, and stays failed for the worker's other files.
afterAll(() => vi.dynamicImportSettled())
