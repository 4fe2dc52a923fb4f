// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoverFromDeploy } from '../../../src/app/recoverFromDeploy.ts'
import cookies from '../../../src/content/legal/cookies.json'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => {
  const opened: string[] = []
  return { opened, open: (address: string) => void opened.push(address) }
}

it('opens the wanted address once, and again only after a minute', () => {
  const { opened, open } = start()
  recoverFromDeploy('/products/5', open)
  recoverFromDeploy('/products/5', open)
  expect(opened).toEqual(['/products/5'])
  vi.advanceTimersByTime(60_000)
  recoverFromDeploy('/about', open)
  expect(opened).toEqual(['/products/5', '/about'])
})

it('leaves the page as it is where storage is blocked', () => {
  const { opened, open } = start()
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  recoverFromDeploy('/about', open)
  expect(opened).toEqual([])
})

it('stores what the cookie policy names', () => {
  recoverFromDeploy('/about', start().open)
  const [name = '', ...others] = Object.keys(sessionStorage)
  expect(others).toEqual([])
  expect(JSON.stringify(cookies)).toContain(`under the name ${name} `)
})
