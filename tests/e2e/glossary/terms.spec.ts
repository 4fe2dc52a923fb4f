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
import { sheet, termsOf, visitTerms } from '../../support/browser/terms.ts'

const textOf = (id: string): string => glossary.terms.find((term) => term.id === id)?.text ?? ''

for (const country of ['Cambodia', 'Singapore'] as const)
  test(`a press explains a term, in ${country}`, { tag: '@phone' }, async ({ page }) => {
    await visitTerms(page, sheet, country)
    const { term, explanation } = termsOf(page)
    const press = (name: string) => (isPhone(page) ? term(name).tap() : term(name).click())
    await press('Hopper')
    await expect(explanation).toContainText(textOf('hopper'))
    await expect(term('Hopper')).toHaveAttribute('aria-expanded', 'true')
    await expect(term('Hopper')).toHaveAccessibleDescription(textOf('hopper'))
    await expectAccessible(page)
    await press('Daily duty')
    await expect(explanation).toHaveCount(1)
    await expect(explanation).toContainText(textOf('daily-duty'))
    await press('Daily duty')
    await expect(explanation).toBeHidden()
    await press('Daily duty')
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
    await expect(page).toHaveURL(sheet)
  })

test(
  'no explanation is beyond the window or below what sticks to it',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of isPhone(page) ? [320, 360] : [1280]) {
      await page.setViewportSize({ width, height: 640 })
      await visitTerms(page, '/products/9#specifications')
      const { explanation } = termsOf(page)
      for (const term of await page.locator('[data-term][aria-expanded]').all()) {
        await term.focus()
        await expect(explanation).toBeInViewport({ ratio: 1 })
        const clear = await explanation.evaluate((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const corners = [left + 2, right - 2].flatMap((x) =>
            [top + 2, bottom - 2].map((y) => [x, y] as const),
          )
          return corners.every(([x, y]) => box.contains(document.elementFromPoint(x, y)))
        })
        expect(clear, await explanation.innerText()).toBe(true)
        await expectNoSidewaysScroll(page)
      }
    }
  },
)

test('a mouse that rests opens, moves over to the explanation, and closes', async ({ page }) => {
  await page.clock.install()
  await visitTerms(page, sheet)
  const { term, explanation } = termsOf(page)
  await term('Stacker').hover()
  await expect(explanation).toContainText(textOf('stacker'))
  await explanation.hover()
  // Longer than the pointer may be away.
  await page.clock.runFor(500)
  await expect(explanation).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(explanation).toBeHidden()
  await term('Stacker').hover()
  await expect(explanation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explanation, 'without moving the mouse').toBeHidden()
})

test('by keyboard: the focus opens, Tab goes through it, Escape comes back', async ({ page }) => {
  await visitTerms(page, sheet)
  const { term, explanation } = termsOf(page)
  const { keyboard } = page
  await term('Hopper').focus()
  await expect(explanation).toContainText(textOf('hopper'))
  await keyboard.press('Tab')
  const link = explanation.getByRole('link', { name: 'Glossary' })
  await expect(link).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(term('Hopper')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(term('Stacker'), 'the next term').toBeFocused()
  await expect(explanation).toContainText(textOf('stacker'))
  await keyboard.press('Escape')
  await expect(explanation).toBeHidden()
  await expect(term('Stacker')).toBeFocused()
  await keyboard.press('Space')
  await expect(explanation).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/glossary#stacker')
  await expect(page.locator('#stacker')).toBeFocused()
  await expect(page.locator('#stacker')).toBeInViewport()
})

test('names in the table of machines are explained too', { tag: '@phone' }, async ({ page }) => {
  await visitTerms(page, '/products/cash-processing/currency-sorter?view=table')
  const { term, explanation } = termsOf(page)
  await term('What is meant by Pockets?').press('Enter')
  await expect(explanation).toContainText(textOf('pocket'))
  await expect(explanation).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await term('Currencies').focus()
  await expect(explanation).toContainText(textOf('currency-codes'))
  await expect(explanation).toBeInViewport({ ratio: 1 })
})

test('on paper no explanation is left', async ({ page }) => {
  await visitTerms(page, sheet)
  const { term, explanation } = termsOf(page)
  await term('Hopper').click()
  await expect(explanation).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(explanation).toBeHidden()
  await expect(page.getByRole('link', { name: 'All terms explained' })).toBeHidden()
})

test('a term that is pressed before its explanation is there opens when it is', async ({ page }) => {
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
