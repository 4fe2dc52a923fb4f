// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../../src/app/App.tsx'
import { ProductPage } from '../../../src/app/routes/product.tsx'
import { makeStore } from '../../../src/app/store.ts'
import { makeStyleCache } from '../../../src/app/theme/styleCache.ts'
import { countrySelected } from '../../../src/country/countrySlice.ts'
import { selectNotices } from '../../../src/features/notices/noticesSlice.ts'
import VideoModal from '../../../src/features/videos/VideoModal.tsx'
import { selectModal } from '../../../src/state/modalsSlice.ts'
import { fakeServices } from '../../support/fakes.ts'
import { fixtureProducts } from '../../support/fixtureProducts.ts'
import { focused, itemsBeside, select, selectAll } from '../../support/html.ts'
import { renderAddress, renderPage } from '../../support/renderPage.tsx'

const visit = (path: string, services = fakeServices()) => renderAddress(path, services)

/** The page of a product with only the first `count` of its pictures. */
const visitPictured = (id: number, count: number) => {
  const product = fixtureProducts.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  const images = product.images.slice(0, count)
  const detail = { ...product, images, similar: [], fitting: [], terms: {} }
  return renderPage(() => <ProductPage product={detail} />)
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const pictures = () => screen.getByRole('group', { name: 'Pictures' })
const mainPicture = () => select(':has(> [aria-label=Pictures]) img')?.getAttribute('src')
const shownPanel = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 2 }).textContent
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

beforeEach(() => {
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = vi.fn()
})

it('its size is drawn to scale and said in words', async () => {
  await visit('/products/5')
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
    await visit('/products/5')
  }

  it('is not there where the device has no app for it', async () => {
    await visitWith('Mozilla/5.0 (X11; Linux x86_64)', false)
    expect(room()).toBeNull()
  })

  it('starts Scene Viewer on Android', async () => {
    await visitWith('Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0', false)
    const model = encodeURIComponent(`${window.location.origin}/media/mc-280/room.glb`)
    expect(room()?.getAttribute('href')).toContain(`1.0?file=${model}&mode=ar_preferred&`)
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
  it.each(['/products/7', '/products/007', '/products/7/'])('%s shows product 7', async (path) => {
    await visit(path)
    expect(title()).toBe('VC 450 Two-CIS Value Counter')
    expect(document.title).toBe('VC 450 Two-CIS Value Counter | Veritally')
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Products',
      'VC 450 Two-CIS Value Counter',
    ])
  })

  it.each(['/products/0', '/products/1', '/products/999', '/products/99999999999999999999'])(
    '%s is an unknown product',
    async (path) => {
      await visit(path)
      expect(title()).toBe('Product not found')
      expect(document.title).toBe('Product not found | Veritally')
      expect(hrefOf('Back to Products')).toBe('/products')
      expect(select('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    },
  )
})

describe('the product page', () => {
  it('leads back to the list as it was left', async () => {
    const query = '?q=usb&currency=KHR,EUR&speed=1000&sort=-speed&view=table'
    const list = `/products/cash-processing/money-counter${query}`
    const { router } = await visit(list)
    await act(() => router.navigate('/products/5'))
    expect(hrefOf('Back to Products')).toBe(list)
  })

  it('shows six features first and all of them in the overview', async () => {
    await visit('/products/5')
    expect(itemsBeside(screen.getByRole('heading', { name: 'Key Features' }))).toHaveLength(6)
    expect(shownPanel()).toBe('Overview')
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(9)
    expect(hrefOf('Ask Question')).toBe('/contact')
  })

  it('has all three panels in the page and moves among the tabs by keyboard', async () => {
    await visit('/products/5')
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3)
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tabpanel', { name: 'Specifications' })).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Hopper 300 notes, refill while counting' })).toBeTruthy()
    await userEvent.keyboard('{End}')
    expect(focused()?.textContent).toBe('Videos')
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tabpanel', { name: 'Overview' })).toBeTruthy()
  })

  it.each([
    ['Cambodia', true],
    ['Singapore', false],
  ] as const)('says in %s who supplies a coin sorter: %s', async (country, said) => {
    const { store } = await visit('/products/18')
    act(() => void store.dispatch(countrySelected(country)))
    expect(screen.queryByText('Supplied by our Singapore office.') !== null).toBe(said)
  })
})

describe('the gallery', () => {
  it('selects by click and by arrow key', async () => {
    await visit('/products/5')
    const [first, second, third] = within(pictures()).getAllByRole('button')
    expect(mainPicture()).toBe('/media/mc-280/hero-800.webp')
    if (second) await userEvent.click(second)
    expect(mainPicture()).toBe('/media/mc-280/front-800.webp')
    expect(first?.getAttribute('aria-pressed')).toBe('false')
    expect(second?.getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{ArrowRight}')
    expect(mainPicture()).toBe('/media/mc-280/back-800.webp')
    expect(focused()).toBe(third)
  })

  it('turns to the next picture by a swipe and stops at the last', async () => {
    await visit('/products/5')
    const main = screen.getAllByRole('img')[0]
    if (!main) throw new Error('no picture')
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(main, { touches: [{ clientX: from }] })
      fireEvent.touchEnd(main, { changedTouches: [{ clientX: to }] })
    }
    swipe(100, 60)
    expect(mainPicture()).toBe('/media/mc-280/hero-800.webp')
    for (let turn = 0; turn < 5; turn += 1) swipe(200, 100)
    expect(mainPicture()).toBe('/media/mc-280/detail-800.webp')
    swipe(100, 200)
    expect(mainPicture()).toBe('/media/mc-280/back-800.webp')
  })

  it('shows a single picture without thumbnails', () => {
    visitPictured(5, 1)
    expect(screen.getByRole('img', { name: /^MC 280 .*\(product render\)$/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull()
  })

  it('draws the kind of machine while there is no picture', () => {
    visitPictured(18, 0)
    const drawing = screen.getByRole('img', { name: /Coin Sorter; product picture to follow/ })
    expect(drawing.getAttribute('src')).toBe('/line-work/coin-sorter.svg')
    expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull()
  })

  it('draws it too where a picture cannot be loaded', async () => {
    await visit('/products/5')
    const main = screen.getAllByRole('img')[0]
    if (main) fireEvent.error(main)
    expect(mainPicture()).toBe('/line-work/money-counter.svg')
  })
})

describe('the specifications to take away', () => {
  const titles = (store: ReturnType<typeof makeStore>) =>
    selectNotices(store.getState()).map((notice) => notice.title)

  it('are downloaded under the name of the file, with notices', async () => {
    const { store, services } = await visit('/products/5')
    expect(hrefOf('Download Specs')).toBe('/specs/mc-280.pdf')
    await userEvent.click(screen.getByRole('link', { name: 'Download Specs' }))
    await expect.poll(() => services.saved.map(({ name }) => name)).toEqual(['mc-280.pdf'])
    expect(titles(store)).toEqual(['Preparing download...', 'Download complete'])
  })

  it('are saved once when the link is pressed twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>()
    const { store, services } = await visit('/products/5', fakeServices({ fetchSpecSheet: () => promise }))
    await userEvent.dblClick(screen.getByRole('link', { name: 'Download Specs' }))
    resolve(new Blob(['%PDF-']))
    await expect.poll(() => titles(store)).toContain('Download complete')
    expect(services.saved).toHaveLength(1)
  })

  it('tell of a failed download', async () => {
    const failing = fakeServices({ fetchSpecSheet: () => Promise.reject(new Error('404')) })
    const { store } = await visit('/products/5', failing)
    await userEvent.click(screen.getByRole('link', { name: 'Download Specs' }))
    await expect.poll(() => titles(store)).toEqual(['Preparing download...', 'Download failed'])
  })

  it('are printed where there is no file', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await visit('/products/4')
    expect(screen.queryByRole('link', { name: 'Download Specs' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Print specs' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the videos', () => {
  it('load nothing before Play, which opens the one that was chosen', async () => {
    const { store } = await visit('/products/5')
    await openTab('Videos')
    expect(select('iframe, video')).toBeNull()
    const second = screen.getAllByRole('button', { name: 'Play Video' })[1]
    if (second) await userEvent.click(second)
    expect(selectModal(store.getState())).toEqual({ kind: 'video', productId: 5, index: 1 })
  })

  it('say so when there are none', async () => {
    await visit('/products/2')
    await openTab('Videos')
    expect(screen.getByText('No videos available')).toBeTruthy()
    expect(screen.getByText('Check back later for product videos.')).toBeTruthy()
  })

  it('announce one without an address', async () => {
    await visit('/products/34')
    await openTab('Videos')
    expect(screen.getByText('Coming soon')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play Video' })).toBeNull()
  })
})

describe('the video modal', () => {
  const open = async (index: number, name: string) => {
    const onClose = vi.fn()
    render(
      <App cache={makeStyleCache()} store={makeStore(fakeServices())}>
        <VideoModal productId={5} index={index} onClose={onClose} />
      </App>,
    )
    return { onClose, dialog: await screen.findByRole('dialog', { name }) }
  }

  it('embeds a page of a host that needs a referrer, and closes', async () => {
    const { dialog, onClose } = await open(1, 'A first count on the MC 280')
    const frame = within(dialog).getByTitle('A first count on the MC 280')
    expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/VERITALLY05?')
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('plays a file, and says so when none of its sources can be played', async () => {
    const name = 'The MC 280 from all sides'
    const { dialog } = await open(0, name)
    const sources = selectAll('source', within(dialog).getByLabelText(name))
    expect(sources.map((source) => source.getAttribute('src'))).toEqual([
      '/media/mc-280/turntable.webm',
      '/media/mc-280/turntable.mp4',
    ])
    const [first, last] = sources
    if (first) fireEvent.error(first)
    expect(within(dialog).queryByRole('alert')).toBeNull()
    if (last) fireEvent.error(last)
    expect(within(dialog).getByRole('alert').textContent).toBe('This video cannot be played here.')
  })
})
