import { expect, test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

test('a printed page has no buttons, and no boxes to tick', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":2}]')
  for (const path of ['/get-quote', '/services']) {
    await visitWhole(page, path)
    const controls = page
      .locator('main :is(button, .MuiButton-root, .needs-scripts > [type=checkbox])')
      .filter({ visible: true })
    await expect(controls.first(), path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls, path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
