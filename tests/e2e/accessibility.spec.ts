import { missing, screens } from './screens.ts'
import { expect, expectNoAxeViolations, test, visit } from './site.ts'

for (const country of ['Cambodia', 'Singapore'] as const) {
  for (const [name, path] of Object.entries(screens)) {
    test(`${name} for ${country}: no axe violation, one h1`, async ({ page }) => {
      await visit(page, path, country)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoAxeViolations(page)
    })
  }
}

test.describe('where no page is', () => {
  test.use({ expectedFaults: ['404'] })

  for (const [name, path] of Object.entries(missing)) {
    test(`${name}: no axe violation, one h1`, async ({ page }) => {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoAxeViolations(page)
    })
  }
})
