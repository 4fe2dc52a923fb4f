import type { Locator } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { listButton, withStoredList } from '../../support/browser/views/quoteList.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** The background colours of controls; the selected control has its own. */
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

test('the signs of the quote list are seen in forced colours', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":1}]')
  await visit(page, '/products/5')
  const [sign, ground] = await listButton(page, 5).evaluate((button) =>
    [getComputedStyle(button, '::before'), getComputedStyle(button)].map((style) => style.backgroundColor),
  )
  expect(sign).not.toBe(ground)
  await visit(page, '/get-quote')
  const steps = page.getByRole('button', { name: new RegExp(`^One (less|more) of ${nameOf(5)}`) })
  await expect(steps).toHaveCount(2)
  const [less, more] = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).color))
  expect(less, 'nothing less than one').not.toBe(more)
})

test('drawings and the logo keep a light ground in forced colours', async ({ page }) => {
  const pages = {
    '/products/5': ['#header img[src*=logo]:visible', 'main img[src^="/sizes/"]:visible'],
    '/compare?ids=5': ['main svg[role=img]'],
  }
  for (const [address, drawings] of Object.entries(pages)) {
    await visit(page, address)
    for (const drawing of drawings)
      await expect(page.locator(drawing)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})
