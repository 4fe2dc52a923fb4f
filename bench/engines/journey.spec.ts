import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Browser } from './browser.ts'
import { addressOf, describeFocus, hasArrived, isRendered, linkOf, textOf } from './inPage.ts'
import { test } from './test.ts'

const text = (buyer: Browser, selector: string) => expect.poll(() => buyer.evaluate(textOf, selector))

const address = (buyer: Browser) => expect.poll(() => buyer.evaluate(addressOf))

const follow = async (buyer: Browser, name: string): Promise<void> => {
  await buyer.click('link', name)
  await expect.poll(() => buyer.evaluate(hasArrived)).toBe(true)
}

test('a buyer chooses a country, finds a machine, takes its sheet and asks for a quote', async ({
  buyer,
  site,
  inbox,
  downloads,
}) => {
  await test.step('country', async () => {
    await buyer.goto(site)
    await expect.poll(() => buyer.evaluate(isRendered)).toBe(true)
    await buyer.click('button', 'Country: Cambodia')
    await buyer.click('button', 'Singapore')
    await text(buyer, 'footer').toContain('Veritally Pte. Ltd.')
    await text(buyer, 'footer').not.toContain('Co., Ltd.')
  })

  const product = await test.step('search', async () => {
    await follow(buyer, 'Products')
    await address(buyer).toBe('/products')
    await buyer.fill('searchbox', 'Search products', 'coin sorter')
    await address(buyer).toBe('/products?q=coin+sorter')
    await text(buyer, 'main article :is(h2, h3)').toMatch(/coin sorter/i)
    return buyer.evaluate(textOf, 'main article :is(h2, h3)')
  })

  await test.step('product', async () => {
    await follow(buyer, 'View Details')
    await text(buyer, 'h1').toBe(product)
  })

  await test.step('tabs', async () => {
    await buyer.click('tab', 'Specifications')
    await text(buyer, '[role=tabpanel]:not([hidden]) tr').not.toBe('')
    await buyer.press('ArrowRight')
    await text(buyer, '[role=tab][aria-selected=true]').toBe('Videos')
  })

  await test.step('spec sheet', async () => {
    const sheet = await buyer.evaluate(linkOf, 'a[href$=".pdf"]')
    await buyer.click('link', 'Download Specs')
    await text(buyer, '[data-tone]').toContain('Download complete')
    const served = Buffer.from(await (await fetch(sheet)).arrayBuffer())
    await expect(async () =>
      expect(await readFile(join(downloads, basename(sheet)))).toEqual(served),
    ).toPass()
  })

  await test.step('a wrong form', async () => {
    await follow(buyer, 'Get Free Quote')
    await buyer.fill('textbox', 'Email', 'sokha@')
    await buyer.fill('textbox', 'Message', 'Two for the branch in Kampot.')
    await buyer.click('button', 'Submit Request')
    await text(buyer, '[data-tone]').toContain('Please fix the form errors')
    await text(buyer, 'form').toMatch(/First name is required.*Invalid email format/s)
    const seen = { name: 'firstName', invalid: 'true', labelBelowHeader: true, fieldInWindow: true }
    await expect.poll(() => buyer.evaluate(describeFocus)).toEqual(seen)
  })

  await test.step('a sent form', async () => {
    const email = `buyer-${crypto.randomUUID()}@bank.example`
    await buyer.fill('textbox', 'First name', 'Sokha')
    await buyer.fill('textbox', 'Last name', 'Chan')
    await buyer.fill('textbox', 'Email', email)
    await buyer.fill('textbox', 'Phone number', '+65 1234 5678')
    await buyer.choose('Business type', 'banking')
    await buyer.click('button', 'Submit Request')
    await text(buyer, '[data-tone]').toContain('Quote request submitted!')
    await text(buyer, 'main [role=status]').toMatch(/Q-[2-9A-HJ-NP-Z]{8}/)
    const received = (await (await fetch(inbox)).json()) as { fields: Record<string, string> }[]
    const sent = { firstName: 'Sokha', phone: '+65 1234 5678', businessType: 'Banking/Financial' }
    const mine = received.map(({ fields }) => fields).filter((fields) => fields.email === email)
    expect(mine).toEqual([expect.objectContaining(sent)])
  })

  expect(await buyer.faults()).toEqual([])
})
