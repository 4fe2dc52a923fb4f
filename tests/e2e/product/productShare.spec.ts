import { noticeOf } from '../../support/browser/notices.ts'
import { productOf } from '../../support/browser/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

declare global {
  interface Window {
    shared: ShareData[]
    printed: number
  }
}

test(
  'Share copies the address of the open tab where the device cannot share',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await visit(page, '/products/5')
    await page.getByRole('tab', { name: 'Specifications' }).click()
    await expect(page).toHaveURL('/products/5#specifications')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(noticeOf(page, 'status')).toHaveText(/Link copied/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)

test(
  'Share opens the device’s dialog where there is one, and says nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.shared = []
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          window.shared.push(data)
          return Promise.resolve()
        },
      })
    })
    await visit(page, '/products/5')
    await page.getByRole('button', { name: 'Share' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => window.shared))
      .toEqual([{ title: productOf(5).name, url: page.url() }])
    await expect(noticeOf(page, 'status')).toHaveCount(0)
  },
)

test('where neither works, the notice shows the address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await visit(page, '/products/5')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(noticeOf(page, 'status')).toContainText(page.url())
})

test('Print prints, with a spec sheet and without one', async ({ page }) => {
  await page.addInitScript(() => {
    window.printed = 0
    window.print = () => {
      window.printed += 1
    }
  })
  for (const [path, name] of [
    ['/products/5', 'Print'],
    ['/products/4', 'Print specs'],
  ] as const) {
    await visit(page, path)
    await page.getByRole('button', { name, exact: true }).click()
    expect(await page.evaluate(() => window.printed), path).toBe(1)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('neither button is there', async ({ page }) => {
    await page.goto('/products/5')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
