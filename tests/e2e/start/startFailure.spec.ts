import type { Page } from '@playwright/test'
import errors from '../../../src/content/texts/errors.json' with { type: 'json' }
import { expect, hydrated, test } from '../../support/browser/site.ts'

/** The addresses of a page's first scripts, the entry first. */
const scriptsOf = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** Without its styles, which may come later than the HTML, the notice would be in sight from the start. */
const expectNotice = async (page: Page): Promise<void> => {
  await expect(page.locator('html[data-start=failed]')).toBeAttached()
  await expect(page.getByText(errors.start.text)).toBeVisible()
}

test('a missing script holds no press back; the page offers to reload', async ({ page, expectFaults }) => {
  expectFaults('/assets/')
  const scripts = await scriptsOf(page, '/get-quote')
  expect(scripts.length).toBeGreaterThan(10)
  // Of those that the entry needs, the first and the last.
  for (const script of [scripts[0], scripts[1], scripts.at(-1)]) {
    await test.step(script ?? '', async () => {
      await page.route(`**${script ?? ''}`, (route) => route.abort())
      await page.goto('/get-quote', { waitUntil: 'commit' })
      await expectNotice(page)
      const heard = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            document.querySelector('form button')?.addEventListener('click', (event) => {
              resolve(!event.defaultPrevented)
            })
          }),
      )
      await page.locator('form button').first().click()
      expect(await heard, 'a press keeps its default').toBe(true)
      await page.unrouteAll()
    })
  }
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
})

test('a missing script is asked for by Reload, or when online', async ({ page, context, expectFaults }) => {
  expectFaults('/assets/')
  const [entry = ''] = await scriptsOf(page, '/about')
  await page.route(`**${entry}`, (route) => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  await expectNotice(page)
  const reload = page.getByRole('button', { name: errors.start.reload })
  const asked = page.waitForRequest(`**${entry}`)
  await reload.click()
  await asked
  await expectNotice(page)
  await page.waitForLoadState()
  await page.unrouteAll()
  await context.setOffline(true)
  await reload.click()
  await expect(page.locator('#start-failure')).toContainText(errors.offline)
  await expect(page).toHaveURL('/about')
  const askedAgain = page.waitForRequest(`**${entry}`)
  await context.setOffline(false)
  await askedAgain
  await hydrated(page)
  await expect(page.locator('#start-failure')).toBeHidden()
})
