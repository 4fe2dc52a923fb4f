import type { Page } from '@playwright/test'
import { animationsEnded } from '../../support/browser/animations.ts'
import { actionLog, jumpTo, openDevTools, tracesOf } from '../../support/browser/devTools.ts'
import { expectScrollTop, scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { catalogueOf } from '../../support/browser/views/catalogue.ts'

/** Jumps to states of the log one after another and checks that only the screen changes. */
const travel = async (
  page: Page,
  stops: readonly (readonly [index: number, look: () => Promise<void>])[],
): Promise<void> => {
  const before = await tracesOf(page)
  for (const [index, look] of stops) {
    await jumpTo(page, index)
    await look()
  }
  expect(await tracesOf(page)).toEqual(before)
}

/** The headings of the pages that were painted, one after another; returns a function that tells them. */
const watchTitles = async (page: Page) => {
  await page.evaluate(() => {
    const titles: string[] = []
    const look = () => {
      const title = document.querySelector('h1')?.textContent ?? ''
      if (titles.at(-1) !== title) titles.push(title)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { titles })
  })
  return () => page.evaluate(() => Reflect.get(window, 'titles') as string[])
}

const latest = async (page: Page) => (await actionLog(page)).length - 1

test.beforeEach(({ page }) => openDevTools(page))

test('the page follows too, in the same entry of the history and where it was scrolled to', async ({
  page,
}) => {
  await visit(page, '/products/printers?q=micr')
  await expect(catalogueOf(page).cards).toHaveCount(1)
  const listed = await latest(page)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Videos' }).click()
  await expect(page).toHaveURL(/#videos$/)
  const machine = await page.getByRole('heading', { level: 1 }).textContent()
  const tab = await latest(page)
  // A product that was just opened keeps its footer far below for half a second (ProductView.tsx).
  await animationsEnded(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(machine ?? '')
  await expectScrollTop(page, 0)
  await scrollTo(page, 90)
  const titles = await watchTitles(page)
  const title = page.getByRole('heading', { level: 1 })
  await travel(page, [
    [tab, () => expect(page.getByRole('tab', { name: 'Videos' })).toHaveAttribute('aria-selected', 'true')],
    [tab, () => expect(title).toHaveText(machine ?? '')],
    [listed, () => expect(page).toHaveURL('/products/printers?q=micr')],
    [listed, () => expect(catalogueOf(page).search).toHaveValue('micr')],
    [await latest(page), () => expect(page).toHaveURL('/about')],
  ])
  await expectScrollTop(page, 90)
  await expect
    .poll(titles, 'each page once')
    .toEqual([
      expect.stringContaining('Veritally'),
      machine,
      'Our Product Range',
      expect.stringContaining('Veritally'),
    ])
  await page.goBack()
  await expect(page).toHaveURL(/#videos$/)
})
