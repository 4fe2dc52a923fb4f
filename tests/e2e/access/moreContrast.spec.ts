import { palette } from '../../../src/app/theme/tokens.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test.use({ contextOptions: { contrast: 'more' } })

const rgb = (hex: string): string =>
  `rgb(${(hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(', ')})`

test('more contrast means dark text, stronger edges and a thicker ring', async ({ page }) => {
  await visit(page, '/products/5')
  const tab = page.getByRole('tab', { selected: false }).first()
  await expect(tab).toHaveCSS('color', rgb(palette.ink))
  await expect(page.getByRole('tablist')).toHaveCSS('border-bottom-color', rgb(palette.slate))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth),
  ).toBe('3px')
})
