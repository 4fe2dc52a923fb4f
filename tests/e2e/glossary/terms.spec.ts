import type { Page } from '@playwright/test'
import glossary from '../../../src/content/data/glossary.json' with { type: 'json' }
import { holdBack } from '../../support/browser/holdBack.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

const sheet = '/products/5#specifications'

const termsOf = (page: Page) => ({
  term: (name: string) => page.getByRole('button', { name, exact: true }),
  explanation: page.locator('[data-explanation]'),
})

/** Opens an address and waits until its terms can be explained in place. */
const visitTerms = async (page: Page, path: string) => {
  await visit(page, path)
  await expect(page.locator('[data-term][aria-expanded]').first()).toBeVisible()
}

const textOf = (id: string): string => glossary.terms.find((term) => term.id === id)?.text ?? ''

test('a tap explains a term, another one the next, and paper none @phone-only', async ({ page }) => {
  await visitTerms(page, sheet)
  const { term, explanation } = termsOf(page)
  await term('Hopper').tap()
  await expect(explanation).toContainText(textOf('hopper'))
  await expectAccessible(page)
  await term('Daily duty').tap()
  await expect(explanation).toHaveCount(1)
  await expect(explanation).toContainText(textOf('daily-duty'))
  await page.emulateMedia({ media: 'print' })
  await expect(explanation).toBeHidden()
  await expect(page.getByRole('link', { name: 'All terms explained' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await term('Daily duty').tap()
  await expect(explanation).toBeHidden()
  await expect(page).toHaveURL(sheet)
})

test('no explanation lies outside the window or under a sticky bar', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: isPhone(page) ? 320 : 1280, height: 640 })
  await visitTerms(page, '/products/9#specifications')
  const { explanation } = termsOf(page)
  for (const term of await page.locator('[data-term][aria-expanded]').all()) {
    await term.focus()
    await expect(explanation).toBeInViewport({ ratio: 1 })
    const isClear = () =>
      explanation.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const corners = [left + 2, right - 2].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        )
        return corners.every(([x, y]) => box.contains(document.elementFromPoint(x, y)))
      })
    await expect.poll(isClear, (await term.textContent()) ?? '').toBe(true)
    await expectNoSidewaysScroll(page)
  }
})

test('a term that is pressed before its explanation has loaded opens afterwards', async ({ page }) => {
  const releaseScripts = await holdBack(page, '**/assets/*.js')
  await page.goto(sheet)
  await page.locator('[data-term=hopper]').first().click()
  releaseScripts()
  const { explanation } = termsOf(page)
  await expect(explanation).toContainText(textOf('hopper'))
  await expect(page).toHaveURL(sheet)

  const releaseExplanation = await holdBack(page, '**/assets/Explanation-*.js')
  await visit(page, sheet)
  await page.locator('[data-term=stacker]').first().click()
  await expect(page).toHaveURL(sheet)
  releaseExplanation()
  await expect(explanation).toContainText(textOf('stacker'))
})

test('without the explanations a press follows the link of a term', async ({ page, expectFaults }) => {
  expectFaults('Explanation-', 'Failed to fetch', 'Minified React error')
  await page.route('**/assets/Explanation-*.js', (route) => route.abort())
  await visit(page, sheet)
  await page.getByRole('button', { name: 'Hopper', exact: true }).click()
  await expect(page).toHaveURL('/glossary#hopper')
})
