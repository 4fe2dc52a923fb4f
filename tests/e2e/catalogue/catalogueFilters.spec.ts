import { catalogueOf, expectFilter, namesFor } from '../../support/browser/catalogue.ts'
import { scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test(
  'a category goes to its address, shows its subcategories and resets the one chosen; "all" leads back',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products', 'Singapore')
    const { category, subcategory } = catalogueOf(page)

    await category.selectOption({ label: 'Cash Processing' })
    await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' }, 'Singapore')
    await expect(subcategory.getByRole('option')).toHaveText([
      'All subcategories',
      'Money Counter',
      'Currency Sorter',
      'Multi-Pocket Sorter',
      'Coin Sorter',
    ])

    await subcategory.selectOption({ label: 'Coin Sorter' })
    const coinSorters = { category: 'cash-processing', subcategory: 'coin-sorter' }
    await expectFilter(page, '/products/cash-processing/coin-sorter', coinSorters, 'Singapore')
    await subcategory.selectOption('all')
    await expectFilter(page, '/products/cash-processing', { category: 'cash-processing' }, 'Singapore')
    await subcategory.selectOption('coin-sorter')
    await expectFilter(page, '/products/cash-processing/coin-sorter', coinSorters, 'Singapore')

    await category.selectOption({ label: 'Self Service' })
    await expectFilter(page, '/products/self-service', { category: 'self-service' }, 'Singapore')

    await category.selectOption({ label: 'All categories' })
    await expectFilter(page, '/products', {}, 'Singapore')
  },
)

test(
  'only a category with subcategories has their dropdown, and a choice keeps the place on the page',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products')
    const { category, subcategory, names } = catalogueOf(page)
    const offered: Record<string, string[]> = {}
    for (const name of await category.getByRole('option').allTextContents()) {
      await category.selectOption({ label: name })
      offered[name] = await subcategory.getByRole('option').allTextContents()
    }
    expect(offered).toEqual({
      'All categories': [],
      'Cash Processing': ['All subcategories', 'Money Counter', 'Currency Sorter', 'Multi-Pocket Sorter'],
      'Payment System': ['All subcategories', 'Retail', 'Banking CIT'],
      'Self Service': ['All subcategories', 'Self-Checkout', 'Cash Deposit System'],
      Printers: [],
      'Strapping Machine': [],
      Accessories: ['All subcategories', 'Banding Tape'],
    })

    await category.selectOption('all')
    await expect(names).toHaveText(namesFor({}))
    await scrollTo(page, 150)
    for (const chosen of ['printers', 'cash-processing', 'all']) {
      await category.selectOption(chosen)
      await expect(names).toHaveText(namesFor(chosen === 'all' ? {} : { category: chosen }))
      expect(await scrollTop(page)).toBe(150)
    }
  },
)

test(
  'the number of products is said, for one and for many, and the focus stays where the visitor filters',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products')
    const { search, category, subcategory, count } = catalogueOf(page)
    await category.focus()
    await category.selectOption('self-service')
    await expect(page).toHaveURL('/products/self-service')
    await expect(category).toBeFocused()

    await subcategory.focus()
    await subcategory.selectOption('cds')
    await expect(page).toHaveURL('/products/self-service/cds')
    await expect(subcategory).toBeFocused()

    await search.pressSequentially('cd 600')
    await expect(page).toHaveURL('/products/self-service/cds?q=cd+600')
    await expect(search).toBeFocused()

    await search.fill('')
    await category.selectOption('printers')
    await expect(count).toHaveText(/^Printers · \d\d? products$/)
    await search.fill('MP 10')
    await expect(count).toHaveText('Printers · 1 product')
  },
)

test('nothing jumps while typing', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products')
  const { search, count } = catalogueOf(page)
  await search.evaluate((input) => window.scrollTo(0, input.getBoundingClientRect().top - 150))
  const places = () =>
    page.evaluate(() => ({
      search: document.querySelector('input[type=search]')?.getBoundingClientRect().top,
      results: document.querySelector('[role=status]:not(dialog *)')?.getBoundingClientRect().bottom,
      scroll: window.scrollY,
    }))
  const before = await places()
  expect(before.scroll).toBeGreaterThan(0)
  for (const text of ['s', 'sm', 'sm 3', 'sm 3x', 'zzz', '']) {
    await search.fill(text)
    if (text === 'zzz') await expect(count).toHaveText('All categories · 0 products')
    expect(await places()).toEqual(before)
  }
})
