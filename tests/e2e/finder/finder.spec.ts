import { expect, test, visit } from '../../support/browser/site.ts'
import { finderOf } from '../../support/browser/views/finder.ts'

const found = '/find?handle=notes&type=value&daily=8000&currencies=KHR,USD,THB'

test('larger texts break no currency, and the links below stand apart', async ({ page }) => {
  await visit(page, found.replace(/&currencies.*/, ''), 'Cambodia')
  const { choice, next } = finderOf(page)
  await expect(choice('KHR')).toBeVisible()
  const lines = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return [...document.querySelectorAll('main form label > span > span')].map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
  })
  expect(new Set(lines)).toEqual(new Set([1]))

  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  for (const currency of ['KHR', 'USD', 'THB']) await choice(currency).check()
  await next.click()
  await expect(page).toHaveURL(found)
  const lookAgain = await page.getByRole('button', { name: 'Look again' }).boundingBox()
  const compare = await page.getByRole('link', { name: /^Compare (these|all) / }).boundingBox()
  expect(lookAgain?.y).toBeGreaterThanOrEqual((compare?.y ?? 0) + (compare?.height ?? 0) + 16)
})

test('without figures the categories are there', async ({ page, expectFaults }) => {
  expectFaults('LaterSteps-', 'Failed to fetch')
  await page.route('**/assets/LaterSteps-*.js', (route) => route.abort())
  await page.goto('/find')
  await expect(finderOf(page).heading('What do you handle? Choose a category')).toBeVisible()
})
