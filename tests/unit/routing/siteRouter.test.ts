// @vitest-environment jsdom
import { NavigationType } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSiteRouter } from '../../../src/routing/siteRouter.ts'

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/** A router whose pages arrive when the test says so. */
const setUp = async () => {
  const waiting = new Map<string, (page: string) => void>()
  const load = vi.fn((path: string) => new Promise<string>((resolve) => waiting.set(path, resolve)))
  const arrive = async (path: string) => {
    waiting.get(path)?.(`the page ${path}`)
    await Promise.resolve()
    await Promise.resolve()
  }
  const router = makeSiteRouter(window, load)
  await arrive('/')
  await router.ready
  return { router, load, arrive }
}

const back = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })

beforeEach(() => history.pushState(null, '', '/'))

describe('the first page', () => {
  it('is ready when it is loaded, and its entry has a key of its own', async () => {
    const { router } = await setUp()
    expect(router.state).toMatchObject({ page: 'the page /', historyAction: NavigationType.Pop })
    expect(router.state.location.key).toMatch(/^[\da-f-]{36}$/)
    expect((history.state as { key: string }).key).toBe(router.state.location.key)
  })

  it('may be replaced before it is loaded', async () => {
    const load = vi.fn((path: string) => Promise.resolve(`the page ${path}`))
    const router = makeSiteRouter(window, load)
    router.navigate('/about', { replace: true })
    await router.ready
    expect(router.state.page).toBe('the page /about')
    expect(addressOf(window.location)).toBe('/about')
  })
})

describe('a navigation', () => {
  it('keeps page and address until the new page is loaded', async () => {
    const { router, arrive } = await setUp()
    router.navigate('/products?q=usb#list')
    expect(router.state.page).toBe('the page /')
    expect(router.state.pending?.pathname).toBe('/products')
    expect(addressOf(window.location)).toBe('/')
    await arrive('/products')
    expect(router.state).toMatchObject({ page: 'the page /products', historyAction: NavigationType.Push })
    expect(router.state.location).toMatchObject({ pathname: '/products', search: '?q=usb', hash: '#list' })
    expect(router.state.pending).toBeUndefined()
    expect(addressOf(window.location)).toBe('/products?q=usb#list')
  })

  it('gives way to a later one, whichever page arrives first', async () => {
    const { router, arrive } = await setUp()
    router.navigate('/about')
    router.navigate('/contact')
    await arrive('/contact')
    await arrive('/about')
    expect(router.state.page).toBe('the page /contact')
    expect(addressOf(window.location)).toBe('/contact')
  })

  it('replaces the entry where it is told to, and keeps the state with the entry', async () => {
    const { router, arrive } = await setUp()
    const entries = history.length
    router.navigate('/products', { replace: true, state: { cause: 'filter' } })
    await arrive('/products')
    expect(history.length).toBe(entries)
    expect(router.state.historyAction).toBe(NavigationType.Replace)
    expect(router.state.location.state).toEqual({ cause: 'filter' })
  })

  it('that replaces one which is still loading is the new entry in its place', async () => {
    const { router, arrive } = await setUp()
    router.navigate('/products')
    router.navigate('/products?q=usb', { replace: true })
    await arrive('/products')
    expect(addressOf(window.location)).toBe('/products?q=usb')
    expect(router.state.historyAction).toBe(NavigationType.Push)
    router.navigate('/products?q=usb+3', { replace: true })
    await arrive('/products')
    expect(router.state.historyAction).toBe(NavigationType.Replace)
    await back()
    await arrive('/')
    expect(router.state.page).toBe('the page /')
  })

  it('through a link works the same way', async () => {
    const { router, arrive } = await setUp()
    const to = { pathname: '/products', search: '?q=usb', hash: '' }
    expect(router.navigator.createHref(to)).toBe('/products?q=usb')
    router.navigator.push(to)
    await arrive('/products')
    expect(addressOf(window.location)).toBe('/products?q=usb')
    router.navigator.replace({ pathname: '/about' })
    await arrive('/about')
    expect(addressOf(window.location)).toBe('/about')
  })
})

describe('Back', () => {
  it('loads the page of the entry, with the key and the state it had', async () => {
    const { router, arrive } = await setUp()
    router.navigate('/about', { state: { cause: 'filter' } })
    await arrive('/about')
    const { key } = router.state.location
    router.navigate('/contact')
    await arrive('/contact')
    await back()
    expect(router.state.page).toBe('the page /contact')
    await arrive('/about')
    expect(router.state).toMatchObject({ page: 'the page /about', historyAction: NavigationType.Pop })
    expect(router.state.location).toMatchObject({ key, state: { cause: 'filter' } })
  })

  it('takes over from a navigation that is still loading', async () => {
    const { router, arrive } = await setUp()
    router.navigate('/about')
    await arrive('/about')
    router.navigate('/contact')
    await back()
    await arrive('/')
    await arrive('/contact')
    expect(router.state.page).toBe('the page /')
    expect(addressOf(window.location)).toBe('/')
  })
})

it('tells of each step once, until nobody listens', async () => {
  const { router, arrive } = await setUp()
  const heard: (string | undefined)[] = []
  const stop = router.subscribe(({ pending, page }) => heard.push(pending ? 'loading' : page))
  router.navigate('/about')
  await arrive('/about')
  stop()
  router.navigate('/contact')
  await arrive('/contact')
  expect(heard).toEqual(['loading', 'the page /about'])
})
