import { expect, test, visit } from '../../support/browser/site.ts'
import { sheet } from '../../support/browser/views/terms.ts'

test.describe('in one step, for a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('letters, other terms and shared addresses lead to anchors', async ({ page }) => {
    await visit(page, '/glossary#cis')
    const main = page.getByRole('main')
    await expect(page.locator('#cis')).toBeInViewport()
    await main.locator('#cis').getByRole('link', { name: 'Serial number' }).click()
    await expect(page).toHaveURL('/glossary#serial-number')
    await expect(page.locator('#serial-number')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/glossary#cis')
    await main.getByRole('navigation', { name: 'Terms by letter' }).getByRole('link', { name: 'U' }).click()
    await expect(page.locator('#uv')).toBeInViewport()
  })
})

test.describe('without the explanations', () => {
  test.use({ expectedFaults: ['Explanation-', 'Failed to fetch', 'Minified React error'] })

  test('a press follows the link of a term', async ({ page }) => {
    await page.route('**/assets/Explanation-*.js', (route) => route.abort())
    await visit(page, sheet)
    await page.getByRole('button', { name: 'Hopper', exact: true }).click()
    await expect(page).toHaveURL('/glossary#hopper')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a term leads to its place in the glossary', async ({ page }) => {
    await page.goto('/products/5')
    await page.getByRole('link', { name: 'Hopper', exact: true }).click()
    await expect(page).toHaveURL('/glossary#hopper')
    await expect(page.locator('#hopper')).toBeInViewport()
    await expect(page.locator('#hopper dd p').first()).toBeVisible()
  })
})
