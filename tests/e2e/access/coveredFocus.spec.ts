import type { Page } from '@playwright/test'
import { scrollTo } from '../../support/browser/scroll.ts'
import { expect, test } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { holdNotice, noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { addButton } from '../../support/browser/views/quoteList.ts'
import { statementOf } from '../../support/browser/views/statement.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

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
