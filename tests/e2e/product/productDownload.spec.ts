import { readFile } from 'node:fs/promises'
import { expect, test, visit } from '../../support/browser/site.ts'

test('Download Specs saves the sheet once, and the page stays', async ({ page }) => {
  await visit(page, '/products/5')
  let saved = 0
  page.on('download', () => (saved += 1))
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Specs' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('mc-280.pdf')
  const content = await readFile(await file.path())
  expect(content.equals(await (await page.request.get('/specs/mc-280.pdf')).body())).toBe(true)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Download complete')).toBeVisible()
  expect(saved).toBe(1)
  await expect(page).toHaveURL('/products/5')
})
