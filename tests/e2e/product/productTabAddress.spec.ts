import type { Page } from '@playwright/test'
import { actionLog, jumpTo, openDevTools, tracesOf } from '../../support/browser/devTools.ts'
import { productOf } from '../../support/browser/products.ts'
import { scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, expectAccessible, hydrated, test, visit } from '../../support/browser/site.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const expectOpen = async (page: Page, name: string, hash: string) => {
  await expect(page).toHaveURL(`/products/5${hash}`)
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

test(
  'a pressed tab has an address, and Back and Forward lead through them',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products/5')
    await tab(page, 'Specifications').click()
    await expectOpen(page, 'Specifications', '#specifications')
    await tab(page, 'Videos').click()
    await expectOpen(page, 'Videos', '#videos')
    await tab(page, 'Overview').click()
    await expectOpen(page, 'Overview', '')
    await page.goBack()
    await expectOpen(page, 'Videos', '#videos')
    await page.goBack()
    await expectOpen(page, 'Specifications', '#specifications')
    await page.goBack()
    await expectOpen(page, 'Overview', '')
    await page.goForward()
    await expectOpen(page, 'Specifications', '#specifications')
  },
)

test('a tab moves neither the page nor the focus', async ({ page }) => {
  await visit(page, '/products/5')
  await tab(page, 'Overview').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 40))
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(100)
  await tab(page, 'Specifications').click()
  await expectOpen(page, 'Specifications', '#specifications')
  await expect(tab(page, 'Specifications')).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await scrollTop(page)).toBe(before)
})

test('keys along the tabs leave one entry in the history', async ({ page }) => {
  await visit(page, '/about')
  await page.goto('/products/5')
  await hydrated(page)
  await tab(page, 'Overview').focus()
  for (const [key, name, hash] of [
    ['ArrowRight', 'Specifications', '#specifications'],
    ['ArrowRight', 'Videos', '#videos'],
    ['ArrowLeft', 'Specifications', '#specifications'],
  ] as const) {
    await page.keyboard.press(key)
    await expectOpen(page, name, hash)
    await expect(tab(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCSS('outline-style', 'solid')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

for (const [name, hash] of [
  ['Specifications', '#specifications'],
  ['Videos', '#videos'],
] as const) {
  test(`${hash} opens its tab, from the first frame on`, async ({ page }) => {
    const panels = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
          .filter((panel) => panel.checkVisibility())
          .map(({ id }) => `#${id}`),
      )
    const { promise: seen, resolve: letScriptsIn } = Promise.withResolvers<undefined>()
    await page.route(/\.js$/, async (route) => {
      await seen
      await route.continue()
    })
    await page.goto(`/products/5${hash}`, { waitUntil: 'commit' })
    await expect.poll(panels).toEqual([hash])
    letScriptsIn(undefined)
    await hydrated(page)
    await expectOpen(page, name, hash)
    await expect(tab(page, name)).toBeInViewport()
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveCSS('outline-style', 'none')
    await expectAccessible(page)
  })
}

test('a reload keeps the tab and the place, and a link elsewhere on the page keeps the tab', async ({
  page,
}) => {
  await visit(page, '/products/5')
  await tab(page, 'Specifications').click()
  await expectOpen(page, 'Specifications', '#specifications')
  await scrollTo(page, 500)
  await page.reload()
  await hydrated(page)
  await expectOpen(page, 'Specifications', '#specifications')
  await expect.poll(() => scrollTop(page)).toBe(500)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectOpen(page, 'Specifications', '#main')
  await tab(page, 'Overview').click()
  await expectOpen(page, 'Overview', '')
})

test('Back closes a modal of the tab', async ({ page }) => {
  await visit(page, '/products/5')
  await tab(page, 'Specifications').click()
  await tab(page, 'Videos').click()
  await page.getByRole('button', { name: 'Play Video' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectOpen(page, 'Specifications', '#specifications')
})

test('time travel moves the tab with its address, and tells nobody', async ({ page }) => {
  await openDevTools(page)
  await visit(page, '/products/5')
  await tab(page, 'Specifications').click()
  await expectOpen(page, 'Specifications', '#specifications')
  await page.getByRole('link', { name: /^Enlarge/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const before = await tracesOf(page)
  await jumpTo(page, 0)
  await expectOpen(page, 'Overview', '')
  await jumpTo(page, (await actionLog(page)).length - 1)
  await expectOpen(page, 'Specifications', '#specifications')
  expect(await tracesOf(page)).toEqual(before)
})

test('a phone never shows the same feature twice at once', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/products/5')
  const height = page.viewportSize()?.height ?? 0
  const overview = page.getByRole('tabpanel', { name: 'Overview' })
  for (const feature of productOf(5).features.slice(0, 6)) {
    const first = await page.getByRole('listitem').filter({ hasText: feature }).first().boundingBox()
    const second = await overview.getByText(feature).boundingBox()
    expect((second?.y ?? 0) + (second?.height ?? 0) - (first?.y ?? 0), feature).toBeGreaterThan(height)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the addresses lead to the sections', async ({ page }) => {
    await page.goto('/products/5#specifications')
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeInViewport()
    await page.goto('/products/5#videos')
    await expect(page.getByRole('heading', { name: 'Videos' })).toBeInViewport()
  })
})
