// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ProductView } from '../../../../src/features/product/ProductView.tsx'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const { images } = productOf(5)
const last = images.length - 1
const addressCode = { size: 37, path: 'M4 4h7' }

/** The page of a product with only the first `count` of its pictures. */
const visitPictured = (id: number, count: number) => {
  const product = productOf(id)
  const images = product.images.slice(0, count)
  const detail = { ...product, images, similar: [], fitting: [], terms: {}, addressCode }
  return renderPage(() => <ProductView product={detail} backTo="/products" />)
}

const thumbnails = () => selectAll('[role=group][aria-label=Pictures] button')
const mainPicture = () => select(':has(> [aria-label=Pictures]) img')

const expectShown = (index: number) => {
  expect(mainPicture()?.getAttribute('src')).toBe(`${images[index]?.src ?? ''}-800.webp`)
  expect(thumbnails().map((button) => button.getAttribute('aria-pressed'))).toEqual(
    images.map((_, place) => String(place === index)),
  )
}

const swipe = (from: number, to: number) => {
  const main = mainPicture() ?? document.body
  fireEvent.touchStart(main, { touches: [{ clientX: from }] })
  fireEvent.touchEnd(main, { changedTouches: [{ clientX: to }] })
}

describe('the gallery', () => {
  it('selects by click, arrow keys, Home and End', async () => {
    await renderAddress('/products/5')
    expect(last).toBeGreaterThan(2)
    expectShown(0)
    for (const index of [2, 1, last, 0]) {
      fireEvent.click(thumbnails()[index] ?? document.body)
      expectShown(index)
    }
    const [first] = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button')
    act(() => first?.focus())
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(focused() ?? document.body, { key })
      expect(focused()).toBe(thumbnails()[index])
      expectShown(index)
    }
  })

  it('turns to the next picture by a swipe of 50 px, and stops at the first and the last', async () => {
    await renderAddress('/products/5')
    swipe(200, 151)
    expectShown(0)
    swipe(200, 150)
    expectShown(1)
    swipe(150, 200)
    expectShown(0)
    swipe(150, 200)
    expectShown(0)
    for (let turn = 0; turn < 5; turn += 1) swipe(200, 100)
    expectShown(last)
  })

  it('stays while a finger scrolls the page aslant over it', async () => {
    await renderAddress('/products/5')
    const main = screen.getAllByRole('img')[0] ?? document.body
    const swipe = (clientX: number, clientY: number) => {
      fireEvent.touchStart(main, { touches: [{ clientX: 200, clientY: 500 }] })
      fireEvent.touchEnd(main, { changedTouches: [{ clientX, clientY }] })
    }
    swipe(120, 100)
    expectShown(0)
    swipe(140, 560)
    expectShown(1)
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
    await renderAddress('/products/5')
    const main = screen.getAllByRole('img')[0]
    if (main) fireEvent.error(main)
    expect(mainPicture()?.getAttribute('src')).toBe('/line-work/money-counter.svg')
    expect(screen.getByRole('img', { name: /^Line drawing, Money Counter/ })).toBeTruthy()
  })
})

describe('the picture in full', () => {
  const open = async () => {
    const view = await renderSite('/products/5')
    await userEvent.click(thumbnails()[1] ?? document.body)
    await press(screen.getByLabelText(/^Enlarge/))
    return view
  }
  const dialog = () => within(screen.getByRole('dialog'))
  const expectTurned = (index: number) => {
    const { alt = '' } = images[index] ?? {}
    expect(dialog().getByRole('img').getAttribute('alt')).toBe(alt)
    expect(dialog().getByRole('status').textContent).toBe(`${index + 1} of ${images.length}: ${alt}`)
  }

  it('is the one that is shown; arrow keys and buttons turn round', async () => {
    await open()
    expectTurned(1)
    await userEvent.keyboard('{ArrowRight}')
    expectTurned(2)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expectTurned(0)
    await userEvent.click(dialog().getByLabelText('Previous picture'))
    expectTurned(last)
    await userEvent.click(dialog().getByLabelText('Next picture'))
    expectTurned(0)
  })

  const transform = () => select('[role=dialog] [style*=scale]')?.style.transform ?? ''
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(transform())?.[1])
  /** Whether the modal took the key, which the browser then leaves alone. */
  const pressKey = (key: string, modifiers: KeyboardEventInit = {}): boolean =>
    !fireEvent.keyDown(screen.getByRole('dialog'), { key, ...modifiers })

  it('zooms in by + and =, out by - and _; never smaller than what fits, however fast', async () => {
    await open()
    for (const [nearer, farther] of [
      ['+', '-'],
      ['=', '_'],
    ] as const) {
      expect(pressKey(nearer)).toBe(true)
      await waitFor(() => expect(scale()).toBeGreaterThan(1.2))
      for (let times = 0; times < 3; times += 1) expect(pressKey(farther)).toBe(true)
      await waitFor(() => expect(scale()).toBe(1))
    }
  })

  it('moves by arrow keys when it is zoomed, to the sides with Shift', async () => {
    // jsdom has no layout: everything is of one size, and the picture grows with its zoom.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const size = 1000 * Number(/scale\(([\d.]+)\)/.exec(this.style.transform)?.[1] ?? 1)
      return new DOMRect(0, 0, size, size)
    })
    const place = () => {
      const [, x, y] = /translate\((-?[\d.]+)px(?:, (-?[\d.]+)px)?\)/.exec(transform()) ?? []
      return { x: Number(x ?? 0), y: Number(y ?? 0) }
    }
    await open()
    pressKey('+')
    await waitFor(() => expect(scale()).toBeGreaterThan(1.2))
    for (const [key, shiftKey, x, y] of [
      ['ArrowRight', true, -1, 0],
      ['ArrowLeft', true, 1, 0],
      ['ArrowDown', false, 0, -1],
      ['ArrowUp', false, 0, 1],
    ] as const) {
      const before = place()
      expect(pressKey(key, { shiftKey })).toBe(true)
      await waitFor(() => {
        const after = place()
        expect([Math.sign(after.x - before.x), Math.sign(after.y - before.y)], key).toEqual([x, y])
      })
      expectTurned(1)
    }
  })

  it('leaves other keys, and those with Ctrl, Meta or Alt, to the browser', async () => {
    await open()
    for (const key of ['Home', 'a']) expect(pressKey(key)).toBe(false)
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      for (const key of ['+', '-', 'ArrowLeft'])
        expect(pressKey(key, { [modifier]: true }), modifier).toBe(false)
    expectTurned(1)
  })
})

describe('the view in 3D', () => {
  it('of a browser without WebGL loads nothing: the picture stays, and a line says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const asked = vi.spyOn(window, 'fetch')
    await renderAddress('/products/5')
    await userEvent.click(screen.getByText('View in 3D'))
    expect(screen.getByText('3D view is not available in this browser.')).toBeTruthy()
    expectShown(0)
    expect(select('canvas')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('takes the link below it out of reach while it covers it', async () => {
    await renderAddress('/products/5')
    const overlay = select('[data-shown]')
    const enlarge = () => screen.queryByRole('link', { name: /^Enlarge/ })
    expect(enlarge()).toBeTruthy()
    // As when the model is drawn, for which jsdom has no WebGL.
    overlay?.setAttribute('data-shown', 'true')
    expect(enlarge()).toBeNull()
    overlay?.setAttribute('data-shown', 'false')
    expect(enlarge()).toBeTruthy()
  })

  /** Opens it in a browser with WebGL; `fail` breaks the loading of its model off. */
  const open = async () => {
    const context: Partial<WebGL2RenderingContext> = { getExtension: () => null }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as WebGL2RenderingContext)
    let loading = Promise.withResolvers<Response>()
    vi.spyOn(window, 'fetch').mockImplementation(() => loading.promise)
    const view = await renderSite('/products/5')
    await press(screen.getByText('View in 3D'))
    const fail = async () => {
      const { reject } = loading
      loading = Promise.withResolvers()
      reject(new Error('broken off'))
      await settle()
    }
    return { ...view, fail }
  }
  const isOpen = () => select('canvas') !== null
  const failure = () => screen.queryByText('The 3D view could not be loaded.')

  it('goes when a picture is chosen, and stays under a swipe that turns one', async () => {
    await open()
    expect(isOpen()).toBe(true)
    swipe(200, 100)
    expectShown(1)
    expect(isOpen()).toBe(true)
    fireEvent.click(thumbnails()[2] ?? document.body)
    expectShown(2)
    expect(isOpen()).toBe(false)
    expect(screen.getByText('View in 3D')).toBeTruthy()
  })

  it('that fails says so, and can be opened again', async () => {
    const { fail } = await open()
    await fail()
    expect(failure()).toBeTruthy()
    expect(isOpen()).toBe(false)
    await press(screen.getByText('View in 3D'))
    expect(isOpen()).toBe(true)
  })

  it('that was closed says nothing when its model breaks off', async () => {
    const { fail, go } = await open()
    await press(screen.getByText('Loading 3D view …'))
    expect(isOpen()).toBe(false)
    await fail()
    expect(failure()).toBeNull()
    await go('/products/36')
    expect(failure()).toBeNull()
  })
})
