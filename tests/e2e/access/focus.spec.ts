import type { Locator, Page } from '@playwright/test'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { holdNotice, noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { addButton, withStoredList, withStoredRequests } from '../../support/browser/views/quoteList.ts'
import { statementOf } from '../../support/browser/views/statement.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

/**
 * Numbers what Tab reaches, in the order of the document; of tabs, only the open one. The bar of a product appears once
 * the page is scrolled, as it is when Tab comes there.
 */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reached = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: control.closest('.quote-bar') === null }),
    )
    for (const [index, control] of reached.entries()) control.dataset.place = String(index)
    return reached.length
  })

/** The places of what has the focus after each Tab, until the page is left. */
const walk = async (page: Page, most: number): Promise<(number | undefined)[]> => {
  const places: (number | undefined)[] = []
  for (let press = 0; press <= most; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'left'
        : document.activeElement instanceof HTMLElement && document.activeElement.dataset.place,
    )
    if (place === 'left') return places
    places.push(place ? Number(place) : undefined)
  }
  return places
}

test('Tab goes through a product and a comparison in their order, and leaves them', async ({ page }) => {
  await withStoredList(page, '[{"id":2,"quantity":1}]')
  for (const path of ['/products/5', '/compare?ids=5,36']) {
    await visitWhole(page, path)
    const count = await numberControls(page)
    expect(count).toBeGreaterThan(20)
    expect(await walk(page, count), path).toEqual(Array.from({ length: count }, (_, index) => index))
  }
})

test('Tab goes through what opens at the quote list, in its order and out of it', async ({ page }) => {
  await withStoredList(page, '[{"id":2,"quantity":1}]')
  await withStoredRequests(page, [{ key: 'k', reference: 'Q-7KX2M9PA', sentAt: Date.now(), machines: [] }])
  await visitWhole(page, '/get-quote')
  await page.getByRole('button', { name: 'Add several' }).click()
  await page.getByLabel('Machines, one per line').fill('2 x MC 280\n3 x BS')
  await expect(page.getByLabel('Which product is “3 x BS”?')).toBeVisible()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.setPosition(document.body, 0)
  })
  const count = await numberControls(page)
  expect(await walk(page, count)).toEqual(Array.from({ length: count }, (_, index) => index))
})

const intaglio = 'rgb(11, 93, 78)'
const brass = 'rgb(200, 151, 58)'
const white = 'rgb(255, 255, 255)'

/** By the keyboard: after a click a focused button has no ring. */
const expectRing = async (control: Locator, colour: string) => {
  await control.page().keyboard.press('Shift')
  await control.focus()
  await expect(control).toHaveCSS('outline', `${colour} solid 2px`)
}

test('a focused control has a visible ring on every background and toast', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expectRing(footer.getByRole('link', { name: 'Home', exact: true }), brass)
  await footer.getByRole('link', { name: 'Privacy' }).click()
  for (const name of ['Close', 'I Understand'])
    await expectRing(page.getByRole('dialog').getByRole('button', { name }), intaglio)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click()
  await expectRing(page.getByRole('dialog').getByRole('button', { name: 'Close' }), intaglio)
  await expectRing(page.getByRole('link', { name: 'View Full Details' }), intaglio)
  await page.keyboard.press('Escape')
  const dismiss = (role: 'status' | 'alert') => noticeOf(page, role).getByRole('button', { name: 'Dismiss' })
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expectRing(dismiss('status'), brass)
  await quoteForm(page).submit.click()
  await expectRing(dismiss('alert'), white)
})

/** Gives the focus to each control of the page, and names those that something of ours lies over. */
const coveredOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const overlays = '#header, .compare-bar, .quote-bar, .statement-bar, [data-tone]'
    const nextFrame = () => new Promise(requestAnimationFrame)
    const isOver = (overlay: Element, { top, right, bottom, left }: DOMRect) => {
      const over = overlay.getBoundingClientRect()
      return over.top < bottom - 1 && over.bottom > top + 1 && over.left < right - 1 && over.right > left + 1
    }
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            (effect.target?.id === 'header' || effect.target?.querySelector('[data-tone]')),
        )
    const covered: string[] = []
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
    ]
    for (const control of [...controls, ...controls.toReversed()]) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      // The link to the content stands above all.
      if (control.matches('[data-tone] *, [href="#main"]')) continue
      control.focus()
      await nextFrame()
      const findOver = () =>
        [...document.querySelectorAll(overlays)].filter(
          (overlay) => !overlay.contains(control) && isOver(overlay, control.getBoundingClientRect()),
        )
      // A notice moves with the header, and steps aside when both have come to rest.
      for (let frame = 0; frame < 60 && (isMoving() || findOver().length > 0); frame += 1) await nextFrame()
      await nextFrame()
      for (const overlay of findOver())
        covered.push(`${control.ariaLabel ?? control.textContent} under ${overlay.className || overlay.id}`)
    }
    return covered
  })

/** Gives the focus to each control of a bar that sticks, and names those with which the page scrolls. */
const scrollingOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const bars = ['#header', '.compare-bar', '.quote-bar']
    const controls = document.querySelectorAll<HTMLElement>(bars.map((bar) => `${bar} :is(a, button)`).join())
    const scrolling: string[] = []
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      const before = window.scrollY
      control.focus()
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== before) scrolling.push(control.ariaLabel ?? control.textContent)
    }
    return scrolling
  })

test('at 360 px nothing covers the focused control, and focus in a bar scrolls nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await test.step('on a product with a notice and all bars', async () => {
    await visitWhole(page, '/products/5')
    await compareBox(page, 5).check()
    await expect(page.locator('.compare-bar')).toBeVisible()
    await scrollTo(page, 900)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => page.locator('#header').boundingBox()).toMatchObject({ y: 0 })
    expect(await scrollingOf(page)).toEqual([])
    await scrollTo(page, 0)
    await addButton(page, 5).click()
    await holdNotice(noticeOf(page, 'status'))
    expect(await coveredOf(page)).toEqual([])
  })
  await test.step('in the quote form with the notice of its errors', async () => {
    await visitWhole(page, '/get-quote')
    await quoteForm(page).submit.click()
    await holdNotice(noticeOf(page, 'alert'))
    expect(await coveredOf(page)).toEqual([])
  })
  await test.step('in the ranking of machines', async () => {
    await visitWhole(page, '/comply?ids=5,6')
    await statementOf(page).field.fill('Weight up to 12 kg')
    await expect(page.locator('.statement-bar')).toBeVisible()
    expect(await coveredOf(page)).toEqual([])
  })
})
