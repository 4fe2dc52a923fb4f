import { readFile } from 'node:fs/promises'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'

// What comes or goes does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Download Specs saves the sheet and says how it goes', async ({ page }) => {
  await visit(page, '/products/5')
  const download = page.getByRole('link', { name: 'Download Specs' })
  let saved = 0
  page.on('download', () => (saved += 1))
  const letThrough = await holdBack(page, '**/specs/mc-280.pdf')
  const arriving = page.waitForEvent('download')
  await download.click()
  await expect(noticeOf(page, 'status')).toHaveText('Preparing download... Your file is being prepared.')
  letThrough()
  await expect(noticeOf(page, 'status')).toHaveText(
    'Download complete Finished downloading the MC 280 Mixed-Value Money Counter specs.',
  )
  const file = await arriving
  expect(file.suggestedFilename()).toBe('mc-280.pdf')
  const content = await readFile(await file.path())
  expect(content.equals(await (await page.request.get('/specs/mc-280.pdf')).body())).toBe(true)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(saved).toBe(1)
  await expect(page).toHaveURL('/products/5')
})
