import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, hydrated, test } from '../../support/browser/site.ts'
import { sampleQuote } from '../../support/relay/quoteSamples.ts'

/** What password managers, writing assistants and translators do to a page before its scripts run. */
const changes = {
  'nodes in the form': () => {
    for (const field of document.querySelectorAll('input, textarea, button')) {
      const added = document.createElement(field instanceof HTMLTextAreaElement ? 'x-assistant' : 'div')
      added.setAttribute('data-x', '')
      field.after(added)
    }
  },
  'words in elements of their own': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes) {
      if (node.textContent?.trim() === '' || node.parentElement?.closest('script, style, template, textarea'))
        continue
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name))
      if (!outer || !inner) return
      node.parentNode?.replaceChild(outer, node)
      outer.append(inner)
      inner.append(node)
    }
  },
  'attributes and styles': () => {
    for (const element of document.querySelectorAll('html, body, input')) {
      element.setAttribute('data-lt', 'true')
      element.classList.add('x-managed')
    }
  },
}

/** Opens a page without its scripts, changes it, and lets the scripts go after `act`. */
const openChanged = async (
  page: Page,
  path: string,
  change: keyof typeof changes,
  act: () => Promise<void>,
) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(changes[change])
  await act()
  release()
  await hydrated(page)
}

/** React says that it has rendered the page anew. */
test.beforeEach(({ expectFaults }) => expectFaults('Minified React error #418'))

for (const change of Object.keys(changes) as (keyof typeof changes)[]) {
  test(`${change}: what was typed stays, and the focus with its selection`, async ({ page }) => {
    const { firstName, lastName, email, phone } = sampleQuote
    const typed = { firstName, lastName, email, phone, message: 'Two for Kampot' }
    const field = (name: string) => page.locator(`[name=${name}]`)
    await openChanged(page, '/get-quote', change, async () => {
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
      await field('country').selectOption('laos')
      await field('email').focus()
      await field('email').evaluate((email: HTMLInputElement) => email.type === 'email' || email.select())
    })
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value)
    await expect(field('country')).toHaveValue('laos')
    await expect(field('email')).toBeFocused()
    await page.keyboard.type('x')
    await page.reload()
    await expect(field('lastName')).toHaveValue(typed.lastName)
  })
}

test('a press is done once, and a search stays', async ({ page }) => {
  const change = 'words in elements of their own'
  await openChanged(page, '/products/5', change, () =>
    page.getByRole('button', { name: 'Add to quote list' }).first().click(),
  )
  await expect(page.getByRole('button', { name: 'In your quote list' }).first()).toBeVisible()
  await page.goto('/get-quote')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await openChanged(page, '/find', change, () => page.getByRole('link', { name: /^Notes/ }).click())
  await expect(page).toHaveURL('/find?handle=notes')
  await openChanged(page, '/products', change, () => page.getByRole('searchbox').fill('kiosk'))
  await expect(page.getByRole('searchbox')).toHaveValue('kiosk')
  await expect(page).toHaveURL(/q=kiosk/)
})
