// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { recoverFromDeploy, subscribeToFailedImports } from '../../../../src/app/loading/recoverFromDeploy.ts'
import cookies from '../../../../src/content/legal/cookies.json'

beforeEach(() => {
  vi.useFakeTimers()
})

/** What becomes of a page at this address. */
const stubLocation = (address: string): string[] => {
  const opened: string[] = []
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  vi.stubGlobal('location', {
    ...{ pathname, search, hash },
    assign: (to: string) => void opened.push(`assign ${to}`),
    reload: () => void opened.push('reload'),
  })
  return opened
}

it('opens the wanted address once, and again only after a minute', () => {
  const opened = stubLocation('/')
  recoverFromDeploy('/products/5')
  recoverFromDeploy('/products/5')
  expect(opened).toEqual(['assign /products/5'])
  vi.advanceTimersByTime(60_000)
  recoverFromDeploy('/about')
  expect(opened).toEqual(['assign /products/5', 'assign /about'])
})

it('leaves the page as it is where storage is blocked', () => {
  const opened = stubLocation('/')
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  recoverFromDeploy('/about')
  expect(opened).toEqual([])
})

it.each([
  ['another page', '/about', true, ['assign /products/5#videos']],
  ['Back, after which the document has the address already', '/products/5#videos', true, ['reload']],
  ['not without a connection, where the router says so', '/about', false, []],
])('loads the page when its script is missing: %s', (_name, shown, onLine, expected) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const opened = stubLocation(shown)
  const { state } = createMemoryRouter([{ path: '*' }])
  const location = { ...state.location, pathname: '/products/5', hash: '#videos' }
  const navigation = { ...state.navigation, location } as typeof state.navigation
  subscribeToFailedImports({ state: { ...state, navigation } })
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(opened).toEqual(expected)
})

it('stores the key that the cookie policy names', () => {
  stubLocation('/')
  recoverFromDeploy('/about')
  const [name = '', ...others] = Object.keys(sessionStorage)
  expect(others).toEqual([])
  expect(JSON.stringify(cookies)).toContain(`under the name ${name} `)
})
