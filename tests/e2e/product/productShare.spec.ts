import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'

test('Share copies the address of the open tab where the device cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/products/5#specifications')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(noticeOf(page, 'status')).toHaveText(/Link copied/)
  expect(page.url()).toMatch(/#specifications$/)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
