import type { Locator } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { listButton, withStoredList } from '../../support/browser/views/quoteList.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** The background colours of controls; the selected control has its own. */
const grounds = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) => all.map((control) => getComputedStyle(control).backgroundColor))

test('in forced colours selections, edges of dialogs and icons are visible', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":1}]')
  const expectLightGround = (drawing: string) =>
    expect(page.locator(drawing)).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  await test.step('the office, and a legal text', async () => {
    await visit(page, '/contact')
    const offices = page.getByRole('group', { name: 'Office' }).getByRole('button')
    const [cambodia, singapore] = await grounds(offices)
    expect(cambodia).not.toBe(singapore)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    for (const box of [page.getByRole('dialog'), page.getByRole('button', { name: 'I Understand' })])
      await expect(box).toHaveCSS('outline-width', '1px')
  })

  await test.step('the tab, the picture and the signs of a product', async () => {
    await visit(page, '/products/5')
    const [overview, specifications, videos] = await grounds(page.getByRole('tab'))
    expect(overview).not.toBe(specifications)
    expect(videos).toBe(specifications)
    await expect(page.getByRole('tab').nth(1)).toHaveCSS('border-bottom-width', '0px')
    const [shown, second] = await grounds(page.getByRole('group', { name: 'Pictures' }).getByRole('button'))
    expect(shown).not.toBe(second)
    const [sign, ground] = await listButton(page, 5).evaluate((button) =>
      [getComputedStyle(button, '::before'), getComputedStyle(button)].map((style) => style.backgroundColor),
    )
    expect(sign).not.toBe(ground)
    await expectLightGround('#header img[src*=logo]:visible')
    await expectLightGround('main svg:has(> [href^="/sizes/"]):visible')
  })

  await test.step('the quantities of the quote list', async () => {
    await visit(page, '/get-quote')
    const steps = page.getByRole('button', {
      name: new RegExp(`^(?:De|In)crease the quantity of ${nameOf(5)}`),
    })
    await expect(steps).toHaveCount(2)
    const [less, more] = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).color))
    expect(less, 'nothing less than one').not.toBe(more)
  })

  await test.step('the drawing of a comparison', async () => {
    await visit(page, '/compare?ids=5')
    await expectLightGround('main svg[role=img]')
  })
})
