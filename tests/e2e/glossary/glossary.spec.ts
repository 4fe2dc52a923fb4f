import { expect, test, visit } from '../../support/browser/site.ts'
import { sheet } from '../../support/browser/views/terms.ts'

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
