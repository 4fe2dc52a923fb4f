import { legalPages } from '../../../src/content/site.ts'
import { readBuilt } from '../../support/browser/pages.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { fullNames } from '../../support/browser/views/country.ts'

test('the statement names standard, date, gaps and both offices; the legal texts lead to it', async ({
  page,
}) => {
  await visit(page, '/legal/privacy')
  await page.getByRole('main').getByRole('link', { name: 'Accessibility of this website' }).click()
  await expect(page).toHaveURL('/accessibility')
  await expect(page).toHaveTitle('Accessibility | Veritally')
  const main = page.getByRole('main')
  for (const words of [
    'WCAG) 2.2',
    'EN 301 549',
    'Last updated: November 23, 2026',
    ...Object.values(fullNames),
  ])
    await expect(main).toContainText(words)
  await expect(main.getByRole('heading', { name: 'What we know to be short' })).toBeVisible()
  await expect(main.getByRole('link', { name: /@veritally\.example$/ })).toHaveCount(2)

  for (const name of legalPages) expect(readBuilt(`/legal/${name}`)).toContain('href="/accessibility"')
  expect(readBuilt('/')).not.toContain('href="/accessibility"')
})
