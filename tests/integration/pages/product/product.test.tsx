// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { relatedTo } from '../../../../scripts/build/relatedTo.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { videoOpened } from '../../../../src/domain/state/modalsSlice.ts'
import { itemsBeside, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'
import { fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

describe('See it in your room', () => {
  const room = () => within(screen.getByRole('region', { name: 'Size' })).queryByRole('link')

  /** A browser that says so of itself, and of the links that it opens in its camera. */
  const visitWith = async (userAgent: string, supportsAr: boolean) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const supports = (token: string) => token === 'ar' && supportsAr
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: supports, configurable: true })
    await renderAddress('/products/5')
  }

  it('starts Scene Viewer on Android, life-size and with a link back to the page', async () => {
    await visitWith('Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0', false)
    const { origin } = window.location
    expect(room()?.getAttribute('href')).toBe(
      `intent://arvr.google.com/scene-viewer/1.0?file=${encodeURIComponent(`${origin}/media/mc-280/room.glb`)}` +
        '&mode=ar_preferred&title=MC%20280%20Mixed-Value%20Money%20Counter&resizable=false' +
        '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
        `S.browser_fallback_url=${encodeURIComponent(`${origin}/products/5`)};end;`,
    )
    expect(room()?.textContent).toBe('See it in your room')
  })

  it('starts Quick Look by a link that has one picture and nothing else', async () => {
    await visitWith('Mozilla/5.0 (iPhone)', true)
    expect(room()?.getAttribute('rel')).toBe('ar')
    expect(room()?.getAttribute('href')).toBe('/media/mc-280/room.usdz#allowsContentScaling=0')
    expect([...(room()?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual(['IMG'])
  })

  it.each([
    '(Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    '(X11; Linux x86_64) Chrome/130.0.0.0',
  ])('is not offered by Mozilla/5.0 %s', async (agent) => {
    await visitWith(`Mozilla/5.0 ${agent}`, false)
    expect(room()).toBeNull()
  })
})

it.each(['/products/0', '/products/constructor'])('%s is an unknown product', async (path) => {
  await renderAddress(path)
  expect(title()).toBe('Product not found')
  expect(document.title).toBe('Product not found | Veritally')
  expect(hrefOf('Back to Products')).toBe('/products')
  expect(select('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

describe('the product page', () => {
  it('leads back to the list as it was left, even after a detour to other pages', async () => {
    const query = '?q=usb&currency=KHR,EUR&speed=1000&sort=-speed&view=table'
    const list = `/products/cash-processing/money-counter${query}`
    const { router } = await renderAddress(list)
    await act(() => router.navigate('/products/5'))
    expect(hrefOf('Back to Products')).toBe(list)
    await act(() => router.navigate('/contact'))
    await act(() => router.navigate(-1))
    expect(hrefOf('Back to Products')).toBe(list)
  })

  it('shows breadcrumb, category, name, description, four figures and its size to scale, and leads on', async () => {
    // Zeros before the number and a slash at the end change nothing.
    await renderAddress('/products/005/')
    const product = productOf(5)
    expect(hrefOf('Back to Products'), 'the whole list').toBe('/products')
    expect(document.title).toBe(`${product.name} | Veritally`)
    expect(title()).toBe(product.name)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products')
    expect(trail.getAllByRole('listitem').at(-1)?.textContent).toBe(product.name)
    expect(screen.getByText('Money Counter', { ignore: 'h1 *' })).toBeTruthy()
    expect(screen.getByText(product.description)).toBeTruthy()
    const figures = selectAll('div:has(> h1) ~ dl > div').map(({ textContent }) => textContent)
    expect(figures).toHaveLength(4)
    expect(figures).toContain('Counting speed1,000 notes/min')
    const size = within(screen.getByRole('region', { name: 'Size' }))
    const drawing = size.getByRole('img', { name: /to scale/ })
    expect(drawing.innerHTML).toContain('href="/sizes/product-5.svg#drawing"')
    expect(size.getByText(/^270 mm wide, 285 mm deep and 300 mm high\. .* A4 paper/)).toBeTruthy()
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
  ] as const)('says in %s who supplies a coin sorter, or compares it: %s', async (country, said) => {
    const { store } = await renderAddress('/products/18')
    act(() => void store.dispatch(countrySelected(country)))
    expect(screen.queryByText('Supplied by our Singapore office.') !== null).toBe(said)
    expect(screen.queryByLabelText(`Compare ${productOf(18).name}`) === null).toBe(said)
  })
})

describe('the videos', () => {
  const film = 'The MC 280 from all sides'
  const player = () => screen.getByLabelText(film, { selector: 'video' })
  const sayings = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

  /** Plays the film of the MC 280. */
  const play = async () => {
    const view = await renderAddress('/products/5')
    await openTab('Videos')
    expect(select('iframe, video'), 'nothing before Play').toBeNull()
    const [button] = screen.getAllByRole('button', { name: 'Play Video' })
    if (button) fireEvent.click(button)
    await screen.findByRole('dialog')
    return view
  }

  it('of this site say so when none of its sources can be played', async () => {
    const { store } = await play()
    const [first, last] = selectAll('source', player())
    if (first) fireEvent.error(first)
    expect(sayings()).toEqual([])
    if (last) fireEvent.error(last)
    expect(sayings()).toEqual(['This video cannot be played here.'])
    // As after a jump in Redux DevTools.
    act(() => void store.dispatch(videoOpened({ productId: 5, index: 1 })))
    expect(sayings(), 'another video').toEqual([])
  })

  it('say so when a file breaks off while it plays', async () => {
    await play()
    fireEvent.error(player())
    expect(sayings()).toEqual(['This video cannot be played here.'])
  })

  it.each([
    [2, ['No videos available', 'Check back later for product videos.']],
    [34, ['Coming soon']],
  ])('of product %i, which cannot be played, leave the words %j', async (id, words) => {
    await renderAddress(`/products/${id}#videos`)
    for (const text of words) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText('Play Video')).toBeNull()
  })
})

const press = (name: string) => userEvent.click(screen.getByText(name))

it('specifications without a sheet are printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await renderAddress('/products/4')
  expect(screen.queryByText('Download Specs')).toBeNull()
  await press('Print specs')
  expect(print).toHaveBeenCalledOnce()
})

it('Share shares the address of the open tab', async () => {
  const { services } = await renderAddress('/products/5#specifications')
  await press('Share')
  const url = `${window.location.origin}/products/5#specifications`
  expect(services.shared).toEqual([{ title: 'MC 280 Mixed-Value Money Counter', url }])
})

const relatedOf = (id: number) => relatedTo(productOf(id), fixtureProducts)

/** The texts of its cards with the addresses they lead to; null where there is no such section. */
const cardsOf = (name: string) => {
  const section = screen.queryByRole('region', { name })
  return (
    section &&
    within(section)
      .getAllByRole('listitem')
      .map((card) => [
        card.textContent.replaceAll('\u00a0', ' '),
        within(card).getByRole('link').getAttribute('href'),
      ])
  )
}

const cards = (related: readonly { id: number; name: string; note: string }[]) =>
  related.map(({ id, name, note }) => [name + note, `/products/${id}`])

it('three similar products name their differences in figures, and lead to their pages', async () => {
  const { similar } = relatedOf(5)
  expect(similar).toHaveLength(3)
  const { router } = await renderAddress('/products/5')
  expect(cardsOf('Similar products')).toEqual(cards(similar))
  const [first] = similar
  await act(() => router.navigate(`/products/${first?.id}`))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(first?.name)
  expect(cardsOf('Similar products')).toEqual(cards(relatedOf(first?.id ?? 0).similar))
})

it('a country sees no similar products that it is not offered', async () => {
  const { store } = await renderAddress('/products/18')
  expect(cardsOf('Similar products')).toBeNull()
  act(() => void store.dispatch(countrySelected('Singapore')))
  expect(cardsOf('Similar products')).toHaveLength(1)
})
