import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const expectOpen = async (page: Page, name: string, hash: string) => {
  await expect(page).toHaveURL(`/products/5${hash}`)
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

test('the hash of a tab opens it, from the first frame on', async ({ page }) => {
  const panels = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
        .filter((panel) => panel.checkVisibility())
        .map(({ id }) => `#${id}`),
    )
  const letScriptsIn = await holdBack(page, '**/*.js')
  await page.goto('/products/5#videos', { waitUntil: 'commit' })
  await expect.poll(panels).toEqual(['#videos'])
  letScriptsIn()
  await hydrated(page)
  await expectOpen(page, 'Videos', '#videos')
  await expect(tab(page, 'Videos')).toBeInViewport()
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCSS('outline-style', 'none')
  await tab(page, 'Videos').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await expect(page.getByRole('tabpanel'), 'by the keyboard').toHaveCSS('outline-style', 'solid')
})

test('a closed tab is found by its text; a tab moves nothing, a reload keeps it', async ({ page }) => {
  await visit(page, '/products/5')
  const closed = page.locator('[role=tabpanel][hidden]')
  await expect(closed).toHaveCount(2)
  for (const panel of await closed.all()) expect((await panel.boundingBox())?.height).toBe(0)
  const row = page.getByText('Ultraviolet (UV)').first()
  await expect(row).toBeHidden()
  // A link to a text finds it as the search in the page does.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '#:~:text=Ultraviolet%20(UV)',
      id: 'find',
    })
    document.body.prepend(link)
    link.textContent = 'Find'
  })
  await page.locator('#find').click()
  await expectOpen(page, 'Specifications', '#specifications')
  await expect(row).toBeInViewport()

  await scrollTo(page, 500)
  await tab(page, 'Videos').click()
  await expectOpen(page, 'Videos', '#videos')
  await expect(tab(page, 'Videos')).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await scrollTop(page)).toBe(500)

  await page.reload()
  await hydrated(page)
  await expectOpen(page, 'Videos', '#videos')
  await expect.poll(() => scrollTop(page)).toBe(500)
})
