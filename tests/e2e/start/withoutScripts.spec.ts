import { companies } from '../../../src/content/countries.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test.use({ javaScriptEnabled: false })

const words = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const { home, about, services, contact, privacy } = screens

/** Pages of texts, which lack no word that they have with scripts. */
const ofTexts: readonly string[] = [home, about, services, contact, privacy]

test('every kind of page shows its heading, its text and its links', async ({ page, browser }) => {
  const scripted = await browser.newPage({ javaScriptEnabled: true })
  for (const path of Object.values(screens)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
      const there = words(await page.getByRole('main').innerText())
      expect(there.join(' ').length).toBeGreaterThan(200)
      expect(await page.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(0)
      if (!ofTexts.includes(path)) return
      await visit(scripted, path)
      // A button does nothing without scripts, so its text may be missing.
      await scripted.evaluate(() => document.querySelectorAll('button').forEach((button) => button.remove()))
      const expected = words(await scripted.getByRole('main').innerText())
      expect(expected.filter((line) => !there.includes(line))).toEqual([])
    })
  }
  await scripted.close()
})

test('controls without effect are hidden; View Details and Get Free Quote are links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await test.step('both offices are named in place of the choice between them', async () => {
    await page.goto(screens.contact)
    for (const { phone, email } of Object.values(companies))
      for (const name of [phone, email]) {
        const link = page.getByRole('main').getByRole('link', { name }).filter({ visible: true })
        await expect(link.first(), name).toBeVisible()
      }
    await expect(page.getByRole('group', { name: 'Office' })).toBeHidden()
  })
  await page.goto(screens.home)
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.goto(screens.catalogue)
  await expect(page.getByRole('main').getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.goto(screens['product with videos'])
  await expect(page.getByRole('group', { name: 'Pictures' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /quote list/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Get Free Quote' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/get-quote')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
  await page
    .getByRole('link', { name: /^View Details: / })
    .first()
    .click()
  await expect(page).toHaveURL('/products/5')
})

test('the finder and the comparison say how to choose, and lead there by links', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/find')
  await expect(main.getByRole('heading', { name: 'What do you handle?', exact: true })).toBeHidden()
  await main.getByRole('link', { name: 'Printers' }).click()
  await expect(page).toHaveURL('/products/printers')
  await page.goto('/compare?ids=5,6,36')
  await expect(main.getByRole('heading', { name: 'Compare machines', level: 1 })).toBeVisible()
  await expect(page.getByText('Tick Compare at up to four machines')).toBeVisible()
  await expect(main.locator('noscript p')).toBeVisible()
  await main.getByRole('link', { name: 'Choose machines' }).click()
  await expect(page).toHaveURL('/products')
})
