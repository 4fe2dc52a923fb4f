import { expect } from '@playwright/test'
import { isRendered, textOf } from './inPage.ts'
import { test } from './test.ts'

test('a page that comes back whole has the country and the list of by then', async ({ buyer, site }) => {
  const isFirst = () => buyer.evaluate(() => document.documentElement.hasAttribute('data-first'))
  const expectChoices = async () => {
    await expect.poll(() => buyer.evaluate(textOf, 'footer')).toContain('Veritally Pte. Ltd.')
    await expect.poll(hasOne).toBe(true)
  }
  const hasOne = () =>
    buyer.evaluate(() => document.querySelector('header [aria-label*="1 product in your list"]') !== null)
  await buyer.goto(site)
  await expect.poll(() => buyer.evaluate(isRendered)).toBe(true)
  await buyer.evaluate(() => document.documentElement.setAttribute('data-first', ''))

  await buyer.goto(`${site}products`)
  await expect.poll(() => buyer.evaluate(isRendered)).toBe(true)
  await buyer.click('button', 'Country: Cambodia')
  await buyer.click('button', 'Singapore')
  await buyer.click('button', 'Add to quote list')
  await expectChoices()

  await buyer.evaluate(() => history.back())
  // The page that a question was put to may be gone before it answers.
  await expect(async () => expect(await isFirst()).toBe(true)).toPass()
  await expectChoices()
})
