// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Gallery } from '../../../../src/features/product/pictures/Gallery.tsx'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const { images } = productOf(5)
const last = images.length - 1

/** The gallery of a product with only the first `count` of its pictures. */
const visitPictured = (id: number, count: number) => {
  const product = { ...productOf(id), images: productOf(id).images.slice(0, count) }
  return renderPage(() => <Gallery product={product} isComplete />)
}

const thumbnails = () => selectAll('[role=group][aria-label=Pictures] button')
const mainPicture = () => select(':has(> [aria-label=Pictures]) img')

const expectShown = (index: number) => {
  expect(mainPicture()?.getAttribute('src')).toBe(`${images[index]?.src ?? ''}-800.webp`)
  expect(thumbnails().map((button) => button.getAttribute('aria-pressed'))).toEqual(
    images.map((_, place) => String(place === index)),
  )
}

/** A finger that goes so far to the right and down. */
const swipe = (x: number, y = 0) => {
  const main = mainPicture() ?? document.body
  fireEvent.touchStart(main, { touches: [{ clientX: 200, clientY: 500 }] })
  fireEvent.touchEnd(main, { changedTouches: [{ clientX: 200 + x, clientY: 500 + y }] })
}

describe('the gallery', () => {
  it('shows the picture of the thumbnail that is clicked, or reached by an arrow key', async () => {
    await renderAddress('/products/5')
    expect(last).toBeGreaterThan(2)
    expectShown(0)
    for (const index of [2, last, 0]) {
      fireEvent.click(thumbnails()[index] ?? document.body)
      expectShown(index)
    }
    const [first] = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button')
    act(() => first?.focus())
    for (const index of [1, 2]) {
      fireEvent.keyDown(focused() ?? document.body, { key: 'ArrowRight' })
      expect(focused()).toBe(thumbnails()[index])
      expectShown(index)
    }
  })

  it('turns at a swipe of 50 px sideways, and stops at the first and the last picture', async () => {
    await renderAddress('/products/5')
    for (const [x, y, index] of [
      [-49, 0, 0],
      [-80, -400, 0],
      [-50, 0, 1],
      [50, 0, 0],
      [60, 60, 0],
      [-60, 60, 1],
    ] as const) {
      swipe(x, y)
      expectShown(index)
    }
    for (let turn = 0; turn < 5; turn += 1) swipe(-100)
    expectShown(last)
  })

  it('shows a single picture without thumbnails', () => {
    visitPictured(5, 1)
    expect(screen.getByRole('img', { name: /^MC 280 .*\(product render\)$/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull()
  })

  it('shows the line drawing of its subcategory without a picture', () => {
    visitPictured(18, 0)
    const drawing = screen.getByRole('img', { name: /Coin Sorter; product picture to follow/ })
    expect(drawing.getAttribute('src')).toBe('/line-work/coin-sorter.svg')
    expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull()
  })

  it('shows the line drawing when a picture cannot be loaded', async () => {
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

  it('begins with the shown one, and arrow keys and buttons turn in a circle', async () => {
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

  it('closes when Back leaves the tab in which it was opened', async () => {
    const { go } = await open()
    await userEvent.click(dialog().getByLabelText('Close'))
    await go('/products/5#specifications')
    await press(screen.getByLabelText(/^Enlarge/))
    expectTurned(1)
    await go(-1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const transform = () => select('[role=dialog] [style*=scale]')?.style.transform ?? ''
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(transform())?.[1])
  /** Whether the modal took the key, which the browser then leaves alone. */
  const pressKey = (key: string, modifiers: KeyboardEventInit = {}): boolean =>
    !fireEvent.keyDown(screen.getByRole('dialog'), { key, ...modifiers })

  it('zooms in by + and =, out by - and _, and is never smaller than its frame', async () => {
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
  it('loads nothing in a browser without WebGL, where a line beside the picture says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const asked = vi.spyOn(window, 'fetch')
    await renderAddress('/products/5')
    await userEvent.click(screen.getByText('View in 3D'))
    expect(screen.getByText('The 3D view is not available in this browser.')).toBeTruthy()
    expectShown(0)
    expect(select('canvas')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
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

  it('closes when a picture is chosen, and stays open at a swipe', async () => {
    await open()
    expect(isOpen()).toBe(true)
    swipe(-100)
    expectShown(1)
    expect(isOpen()).toBe(true)
    fireEvent.click(thumbnails()[2] ?? document.body)
    expectShown(2)
    expect(isOpen()).toBe(false)
    expect(screen.getByText('View in 3D')).toBeTruthy()
  })

  it('says when it fails and can be opened again, but is silent once it is closed', async () => {
    const { fail, go } = await open()
    await fail()
    expect(failure()).toBeTruthy()
    expect(isOpen()).toBe(false)
    await press(screen.getByText('View in 3D'))
    expect(isOpen()).toBe(true)
    await press(screen.getByText('Loading 3D view …'))
    expect(isOpen()).toBe(false)
    await fail()
    expect(failure()).toBeNull()
    await go('/products/36')
    expect(failure()).toBeNull()
  })
})
