import { follow } from '../../support/browser/follow.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { catalogueOf } from '../../support/browser/views/catalogue.ts'
import { chooseInHeader, expectCountry, expectStoredCountry } from '../../support/browser/views/country.ts'
import { asSent, inboxOf, makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'
import { asDelivered } from '../../support/relay/quoteSamples.ts'

test(
  'a buyer picks Singapore, finds a coin sorter, reads its figures and asks for a quote',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/')
    await chooseInHeader(page, 'Singapore')
    await expectCountry(page, 'Singapore')
    await expectStoredCountry(page, 'Singapore')
    const header = page.getByRole('banner')
    await header.locator('summary').click()
    await follow(header.getByRole('link', { name: 'All Products' }))
    await expect(page).toHaveURL('/products')

    const { search, cards } = catalogueOf(page)
    await search.fill('coin')
    const card = cards.filter({ hasText: /coin sorter/i }).first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    const [number = ''] = /No \d{3}/i.exec((await card.textContent()) ?? '') ?? []
    await follow(card.getByRole('link', { name: /^View Details/ }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('tab', { name: 'Specifications' }).click()
    await expect(page.getByRole('tabpanel').getByRole('row').first()).toBeVisible()

    await follow(
      page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).filter({ visible: true }),
    )
    const answers = makeAnswers()
    const { fill, submit } = quoteForm(page)
    await fill(answers)
    await submit.click()
    await expect(page.getByText('Quote request submitted!')).toBeVisible()
    const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
    const reference = await receipt.locator('strong').innerText()
    expect(reference).toMatch(/^Q-[2-9A-HJ-NP-Z]{8}$/)
    const message = `${answers.message}\n\nQuote list:\n1 x ${name} (${number})`
    const sent = (await inboxOf(page, answers.email)).map(({ fields }) => fields)
    expect(sent).toEqual([asDelivered({ ...asSent(answers), message }, reference)])
  },
)
