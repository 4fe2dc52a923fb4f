import type { Locator } from '@playwright/test'
import { expect, test, visit } from './site.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** The grounds of controls; the selected one's is not that of the others. */
const grounds = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) => all.map((control) => getComputedStyle(control).backgroundColor))

test('what is selected stands out in forced colours', async ({ page }) => {
  await visit(page, '/contact')
  const [cambodia, singapore] = await grounds(page.getByRole('group', { name: 'Office' }).getByRole('button'))
  expect(cambodia).not.toBe(singapore)

  await visit(page, '/products/5')
  const [overview, specifications, videos] = await grounds(page.getByRole('tab'))
  expect(overview).not.toBe(specifications)
  expect(videos).toBe(specifications)
  await expect(page.getByRole('tab').nth(1)).toHaveCSS('border-bottom-width', '0px')
  const [shown, second] = await grounds(page.getByRole('group', { name: 'Pictures' }).getByRole('button'))
  expect(shown).not.toBe(second)
})

test('a dialog and its button have an edge in forced colours', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  for (const box of [page.getByRole('dialog'), page.getByRole('button', { name: 'I Understand' })])
    await expect(box).toHaveCSS('outline-width', '1px')
})
