// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoverFromDeploy, subscribeToFailedImports } from '../../../../src/app/loading/recoverFromDeploy.ts'
import cookies from '../../../../src/content/legal/cookies.json'

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

it.each([
  ['another page', '/about', ['assign /products/5#videos']],
  ['Back, after which the document has the address already', '/products/5#videos', ['reload']],
])('loads the page when its script is missing: %s', (_name, shown, expected) => {
  const opened: string[] = []
  const { pathname, search, hash } = new URL(shown, 'http://localhost')
  vi.stubGlobal('location', {
    ...{ pathname, search, hash },
    assign: (address: string) => void opened.push(`assign ${address}`),
    reload: () => void opened.push('reload'),
  })
  const { state } = createMemoryRouter([{ path: '*' }])
  const location = { ...state.location, pathname: '/products/5', hash: '#videos' }
  const navigation = { ...state.navigation, location } as typeof state.navigation
  subscribeToFailedImports({ state: { ...state, navigation } })
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(opened).toEqual(expected)
})

it('stores what the cookie policy names', () => {
  recoverFromDeploy('/about', start().open)
  const [name = '', ...others] = Object.keys(sessionStorage)
  expect(others).toEqual([])
  expect(JSON.stringify(cookies)).toContain(`under the name ${name} `)
})
