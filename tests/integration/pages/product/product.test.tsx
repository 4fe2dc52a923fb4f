// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../../../src/app/App.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { makeStyleCache } from '../../../../src/app/theme/styleCache.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { modalClosed, selectModal, videoOpened } from '../../../../src/domain/state/modalsSlice.ts'
import VideoModal from '../../../../src/features/product/videos/VideoModal.tsx'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { focused, itemsBeside, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'
import { fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

beforeEach(() => {
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = vi.fn()
})

it('its size is drawn to scale and said in words', async () => {
  await renderAddress('/products/5')
  const region = within(screen.getByRole('region', { name: 'Size' }))
  expect(region.getByRole('img', { name: /to scale/ }).getAttribute('src')).toBe('/sizes/product-5.svg')
  expect(region.getByText(/^270 mm wide, 285 mm deep and 300 mm high\. .* A4 paper/)).toBeTruthy()
})

describe('See it in your room', () => {
  const room = () => within(screen.getByRole('region', { name: 'Size' })).queryByRole('link')

  /** A browser that says so of itself, and of the links that it opens in its camera. */
  const visitWith = async (userAgent: string, supportsAr: boolean) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const supports = (token: string) => token === 'ar' && supportsAr
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: supports, configurable: true })
    await renderAddress('/products/5')
  }

  it('starts Scene Viewer on Android', async () => {
    await visitWith('Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0', false)
    const model = encodeURIComponent(`${window.location.origin}/media/mc-280/room.glb`)
    const href = room()?.getAttribute('href')
    expect(href).toMatch(/^intent:\/\//)
    expect(href).toContain(`1.0?file=${model}&mode=ar_preferred&`)
    expect(room()?.textContent).toBe('See it in your room')
  })

  it('starts Quick Look by a link that has one picture and nothing else', async () => {
    await visitWith('Mozilla/5.0 (iPhone)', true)
    expect(room()?.getAttribute('rel')).toBe('ar')
    expect(room()?.getAttribute('href')).toBe('/media/mc-280/room.usdz#allowsContentScaling=0')
    expect([...(room()?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual(['IMG'])
  })
})

describe('the address of a product', () => {
  it.each(['/products/7', '/products/007/'])('%s shows product 7', async (path) => {
    await renderAddress(path)
    expect(title()).toBe('VC 450 Two-CIS Value Counter')
    expect(document.title).toBe('VC 450 Two-CIS Value Counter | Veritally')
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Products',
      'VC 450 Two-CIS Value Counter',
    ])
  })

  it.each(['/products/0', '/products/99999999999999999999', '/products/constructor'])(
    '%s is an unknown product',
    async (path) => {
      await renderAddress(path)
      expect(title()).toBe('Product not found')
      expect(document.title).toBe('Product not found | Veritally')
      expect(hrefOf('Back to Products')).toBe('/products')
      expect(select('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    },
  )
})

describe('the product page', () => {
  it('leads back to the list as it was left, also over a detour to other pages', async () => {
    const query = '?q=usb&currency=KHR,EUR&speed=1000&sort=-speed&view=table'
    const list = `/products/cash-processing/money-counter${query}`
    const { router } = await renderAddress(list)
    await act(() => router.navigate('/products/5'))
    expect(hrefOf('Back to Products')).toBe(list)
    await act(() => router.navigate('/contact'))
    await act(() => router.navigate(-1))
    expect(hrefOf('Back to Products')).toBe(list)
  })

  it('leads to the whole list where it was opened by its address', async () => {
    await renderAddress('/products/5')
    expect(hrefOf('Back to Products')).toBe('/products')
  })

  it('shows the way to it, its category, its name and what it is, and leads on', async () => {
    await renderAddress('/products/5')
    const [product] = fixtureProducts.filter(({ id }) => id === 5)
    if (!product) throw new Error('no product 5')
    expect(document.title).toBe(`${product.name} | Veritally`)
    expect(title()).toBe(product.name)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products')
    expect(screen.getByText('Money Counter')).toBeTruthy()
    expect(screen.getByText(product.description)).toBeTruthy()
    const keyFeatures = itemsBeside(screen.getByRole('heading', { name: 'Key Features' }))
    expect(keyFeatures.map(({ textContent }) => textContent)).toEqual(product.features.slice(0, 6))
    const quotes = screen.getAllByRole('link', { name: 'Get Free Quote' })
    for (const quote of quotes) expect(quote.getAttribute('href')).toBe('/get-quote')
    expect(quotes.length).toBeGreaterThan(0)
    expect(hrefOf('Ask Question')).toBe('/contact')
    const priced = /\$\s?\d|in stock|\breviews?\b|\brating\b/i
    expect(document.body.textContent, 'no price, rating or stock').not.toMatch(priced)
  })

  it.each([
    ['Cambodia', true],
    ['Singapore', false],
  ] as const)('says in %s who supplies a coin sorter: %s', async (country, said) => {
    const { store } = await renderAddress('/products/18')
    act(() => void store.dispatch(countrySelected(country)))
    expect(screen.queryByText('Supplied by our Singapore office.') !== null).toBe(said)
  })
})

describe('the videos', () => {
  it('load nothing before Play, which opens the one that was chosen', async () => {
    const { store } = await renderAddress('/products/5')
    await openTab('Videos')
    expect(select('iframe, video')).toBeNull()
    const second = screen.getAllByRole('button', { name: 'Play Video' })[1]
    if (second) await userEvent.click(second)
    expect(selectModal(store.getState())).toEqual({ kind: 'video', productId: 5, index: 1 })
  })

  it('give the focus back to Play after a press that moves none, as in Safari', async () => {
    await renderAddress('/products/5')
    await openTab('Videos')
    const [first] = screen.getAllByRole('button', { name: 'Play Video' })
    if (first) fireEvent.click(first)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe(first)
  })

  it('say so when there are none', async () => {
    await renderAddress('/products/2')
    await openTab('Videos')
    expect(screen.getByText('No videos available')).toBeTruthy()
    expect(screen.getByText('Check back later for product videos.')).toBeTruthy()
  })

  it('announce one without an address', async () => {
    await renderAddress('/products/34')
    await openTab('Videos')
    expect(screen.getByText('Coming soon')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play Video' })).toBeNull()
  })
})

describe('the video modal', () => {
  const open = async (index: number, name: string) => {
    const store = makeStore(fakeServices())
    const cache = makeStyleCache()
    const modalOf = (shown: number) => {
      const video = productOf(5).videos[shown]
      if (!video) throw new Error(`no video ${shown}`)
      return (
        <App cache={cache} store={store}>
          <VideoModal onClose={() => store.dispatch(modalClosed())} video={video} />
        </App>
      )
    }
    store.dispatch(videoOpened({ productId: 5, index }))
    const { rerender } = render(modalOf(index))
    const dialog = await screen.findByRole('dialog', { name })
    /** Another video in the open modal, as after a jump in Redux DevTools. */
    const jumpTo = (other: number) => rerender(modalOf(other))
    return { store, dialog, jumpTo }
  }

  it('embeds a page of a host that needs a referrer, and closes', async () => {
    const { dialog, store } = await open(1, 'A first count on the MC 280')
    const frame = within(dialog).getByTitle('A first count on the MC 280')
    expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/VERITALLY05?')
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(selectModal(store.getState())).toBeNull()
    store.dispatch(videoOpened({ productId: 5, index: 1 }))
    await userEvent.keyboard('{Escape}')
    expect(selectModal(store.getState())).toBeNull()
  })

  it('plays a file, and says so when none of its sources can be played', async () => {
    const name = 'The MC 280 from all sides'
    const { dialog } = await open(0, name)
    const sources = selectAll('source', within(dialog).getByLabelText(name))
    expect(sources.map((source) => [source.getAttribute('src'), source.getAttribute('type')])).toEqual([
      ['/media/mc-280/turntable.webm', 'video/webm'],
      ['/media/mc-280/turntable.mp4', 'video/mp4'],
    ])
    const [first, last] = sources
    if (first) fireEvent.error(first)
    expect(within(dialog).queryByRole('alert')).toBeNull()
    if (last) fireEvent.error(last)
    expect(within(dialog).getByRole('alert').textContent).toBe('This video cannot be played here.')
  })

  it('says so when a file breaks off while it plays', async () => {
    const name = 'The MC 280 from all sides'
    const { dialog } = await open(0, name)
    fireEvent.error(within(dialog).getByLabelText(name))
    expect(within(dialog).getByRole('alert').textContent).toBe('This video cannot be played here.')
  })

  it('has a new player after a jump to another video', async () => {
    const name = 'The MC 280 from all sides'
    const { dialog, jumpTo } = await open(0, name)
    const last = selectAll('source', within(dialog).getByLabelText(name)).at(-1)
    if (last) fireEvent.error(last)
    jumpTo(1)
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(within(dialog).getByTitle('A first count on the MC 280')).toBeTruthy()
  })
})
