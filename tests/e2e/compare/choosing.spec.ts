import { barOf, compareBox, expectCompared } from '../../support/browser/comparison.ts'
import { follow } from '../../support/browser/follow.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import { nameOf } from '../../support/browser/quoteList.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

test(
  'machines are chosen on cards and on a product’s page, and the bar goes along',
  { tag: '@phone' },
  async ({ page }) => {
    const { bar, names, link, clear } = barOf(page)
    await visit(page, '/products')
    await expect(bar).toHaveCount(0)
    await compareBox(page, 5).check()
    await expect(link).toHaveText('Compare 1 machine')
    await expect(bar.getByRole('status')).toHaveText('Machines to compare: 1')
    await compareBox(page, 6).check()
    await expect(names).toHaveText([nameOf(5), nameOf(6)])
    await expectAccessible(page)

    await follow(page.getByRole('link', { name: `View Details: ${nameOf(36)}` }))
    await compareBox(page, 36).check()
    await expect(link).toHaveText('Compare 3 machines')
    await expectAccessible(page)
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 780 })
      await expectNoSidewaysScroll(page)
    }

    await follow(link)
    await expectCompared(page, '/compare?ids=5,6,36', [5, 6, 36])
    await expect(bar, 'the page names them itself').toHaveCount(0)
    await page.goBack()
    await expect(compareBox(page, 36)).toBeChecked()
    await clear.click()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(compareBox(page, 36)).not.toBeChecked()
  },
)

test('so are rows of the table, and a chosen one goes again', async ({ page }) => {
  await visit(page, '/products/cash-processing?view=table')
  const { names } = barOf(page)
  const table = page.getByRole('main').getByRole('table')
  const box = (id: number) => table.getByRole('checkbox', { name: `Compare ${nameOf(id)}`, exact: true })
  await box(5).check()
  await box(14).check()
  await expect(names).toHaveText([nameOf(5), nameOf(14)])
  await box(5).uncheck()
  await expect(names).toHaveText([nameOf(14)])
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(compareBox(page, 14)).toBeChecked()
  await expect(compareBox(page, 5)).not.toBeChecked()
  await expectNoSidewaysScroll(page)
})

test('the fifth machine is refused with a notice', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products')
  for (const id of [2, 3, 4, 5]) await compareBox(page, id).check()
  await compareBox(page, 6).click()
  await expect(noticeOf(page, 'status')).toHaveText('You can compare up to four machines')
  await expect(compareBox(page, 6)).not.toBeChecked()
  const { bar, names } = barOf(page)
  await expect(names).toHaveCount(4)
  const [toast, below] = [await noticeOf(page, 'status').boundingBox(), await bar.boundingBox()]
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the notice stands above the bar').toBeLessThanOrEqual(
    below?.y ?? 0,
  )
})

test('the bar covers neither the quote bar nor the end of a page', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products/5')
  await compareBox(page, 5).check()
  const { bar } = barOf(page)
  const boxOf = async (locator: typeof bar) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
  await expect(bar).toBeVisible()
  if (isPhone(page)) {
    const quote = await boxOf(page.locator('.quote-bar'))
    expect(quote.y + quote.height).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
  }
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  const footer = await boxOf(page.getByRole('contentinfo'))
  expect(footer.y + footer.height).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
})

test('by keyboard alone; what has the focus is never under the bar', async ({ page }) => {
  await visit(page, '/products')
  const { bar, link, clear } = barOf(page)
  await compareBox(page, 2).focus()
  await page.keyboard.press('Space')
  await expect(compareBox(page, 2)).toBeFocused()
  await expect(bar).toBeVisible()
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const top = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0
      const { activeElement } = document
      return activeElement?.closest('.compare-bar')
        ? 0
        : (activeElement?.getBoundingClientRect().bottom ?? 0) - top
    })
    expect(covered).toBeLessThanOrEqual(0)
  }
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(clear).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a press before the scripts are there counts', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/products', { waitUntil: 'commit' })
  await compareBox(page, 2).click()
  release()
  await expect(compareBox(page, 2)).toBeChecked()
  await expect(barOf(page).names).toHaveText([nameOf(2)])
})

test('coin sorters have no box for Cambodia', async ({ page }) => {
  await visit(page, '/products/18', 'Cambodia')
  await expect(compareBox(page, 18)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no boxes', async ({ page }) => {
    await page.goto('/products')
    await expect(compareBox(page, 5)).toBeHidden()
  })
})
