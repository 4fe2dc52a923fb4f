import jsQR from 'jsqr'
import sharp from 'sharp'
import { companies, countries } from '../../../src/content/countries.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { fixtureProducts, productOf } from '../../support/site/fixtureProducts.ts'

const product = productOf(5)

test('on paper a product is one sheet with its texts, the offices and a code', async ({ page }) => {
  await visit(page, '/products/5')
  const code = page.getByRole('img', { name: 'QR code' })
  await expect(code).toBeHidden()
  await expect(page.getByRole('region', { name: 'Similar products' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(product.description)).toBeVisible()
  for (const label of ['Counting modes', 'Stacker', 'Ultraviolet (UV)', 'Warranty'])
    await expect(main.getByRole('rowheader', { name: label })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByRole('listitem')).toHaveText([
    ...product.features,
  ])
  await expect(main.getByText('https://www.veritally.example/products/5')).toBeVisible()

  // A term is a word among others there.
  const lines = () =>
    main
      .locator('[data-term]')
      .evaluateAll((terms) => terms.map((term) => getComputedStyle(term).textDecorationLine))
  await expect.poll(async () => [...new Set(await lines())]).toEqual(['none'])
  const notTerm = page.locator(':not([data-term])')
  for (const role of ['banner', 'contentinfo', 'navigation', 'tab', 'button'] as const)
    await expect(page.getByRole(role).and(notTerm)).toHaveCount(0)
  await expect(main.getByRole('link').and(notTerm)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Similar products' })).toHaveCount(0)

  for (const country of countries)
    await expect(page.getByText(companies[country].phone).filter({ visible: true })).toBeVisible()
  await expect(code).toBeVisible()
  const { width, height } = (await code.boundingBox()) ?? { width: 0, height: 0 }
  expect(width, 'at least 25 mm, for a scanner').toBeGreaterThan(94)
  expect(width).toBeCloseTo(height, 0)
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(read?.data).toBe('https://www.veritally.example/products/5')

  // 210 mm without two margins of 10 mm are 718 px, beside the room of the scrollbar.
  await page.setViewportSize({ width: 733, height: 1000 })
  for (const country of countries) {
    const { email, phone } = companies[country]
    const heightOf = async (text: string) =>
      (await page.getByRole('main').getByText(text).boundingBox())?.height
    expect(await heightOf(email)).toBe(await heightOf(phone))
  }
})

const wordsOf = ({ description, features, specifications }: (typeof fixtureProducts)[number]) =>
  JSON.stringify([description, features, specifications]).length

/** Short rows, but so many of them that its sheet is the tallest. */
const tallest = productOf(35)

const bySize = fixtureProducts.toSorted((a, b) => wordsOf(a) - wordsOf(b))

test('the shortest and the longest sheet fit one page, of A4 and of Letter', async ({ page }) => {
  for (const { id } of new Set([...bySize.slice(0, 1), ...bySize.slice(-1), tallest])) {
    await visit(page, `/products/${id}`)
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${id}, ${format}`).toHaveLength(1)
    }
  }
})
