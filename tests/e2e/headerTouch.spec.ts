import { expect, test, visit } from './site.ts'

// A tablet: wide, and without a mouse.
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

test('the first touch of Products opens its menu, the second follows the link', async ({ page }) => {
  await visit(page, '/about')
  const header = page.getByRole('banner')
  const products = header.getByRole('link', { name: 'Products', exact: true })
  await products.tap()
  await expect(header.getByRole('link', { name: 'Cash Processing' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  await products.tap()
  await expect(page).toHaveURL('/products')
  await expect(header.getByRole('link', { name: 'Cash Processing' })).toBeHidden()
})

test('touched buttons unfold and fold both levels, and touching a country chooses it', async ({ page }) => {
  await visit(page, '/about')
  const header = page.getByRole('banner')
  const retail = header.getByRole('link', { name: 'Retail' })
  await header.getByRole('button', { name: 'Products menu' }).tap()
  await header.getByRole('button', { name: 'Payment System menu' }).tap()
  await expect(retail).toBeVisible()
  await header.getByRole('button', { name: 'Payment System menu' }).tap()
  await expect(retail).toBeHidden()
  await header.getByRole('button', { name: 'Products menu' }).tap()
  await expect(header.getByRole('link', { name: 'Payment System' })).toBeHidden()

  await header.getByRole('button', { name: 'Country: Cambodia' }).tap()
  await header.getByRole('button', { name: 'Singapore' }).tap()
  await expect(header).toContainText('Veritally Pte. Ltd.')
  await expect(header.getByRole('button', { name: 'Country: Singapore' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})
