import { devices, type Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

const linkOf = (page: Page) =>
  page.getByRole('region', { name: 'Size' }).getByRole('link', { name: 'See it in your room' })

/** The addresses asked for whose file only an app for rooms needs. */
const watchRoomFiles = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/room\.|usdz|arvr/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('a computer has no link into the room', async ({ page }) => {
  await visit(page, '/products/5')
  await expect(page.getByRole('region', { name: 'Size' }).getByRole('img')).toBeVisible()
  await expect(linkOf(page)).toHaveCount(0)
})

test.describe('on Android', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('the link starts Scene Viewer, and asks for nothing before', async ({ page, baseURL }) => {
    const asked = watchRoomFiles(page)
    await visit(page, '/products/5')
    await linkOf(page).scrollIntoViewIfNeeded()
    const [model, back] = ['/media/mc-280/room.glb', '/products/5'].map((path) =>
      encodeURIComponent(`${baseURL}${path}`),
    )
    await expect(linkOf(page)).toHaveAttribute(
      'href',
      `intent://arvr.google.com/scene-viewer/1.0?file=${model}&mode=ar_preferred` +
        '&title=MC%20280%20Mixed-Value%20Money%20Counter&resizable=false' +
        '#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;' +
        `S.browser_fallback_url=${back};end;`,
    )
    expect((await linkOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
})

test('where the browser opens models, the link is a picture, and asks for nothing before', async ({
  page,
}) => {
  const asked = watchRoomFiles(page)
  await page.addInitScript(() => {
    // The site preloads modules too.
    DOMTokenList.prototype.supports = (token) => ['ar', 'modulepreload'].includes(token)
  })
  await visit(page, '/products/5')
  await linkOf(page).scrollIntoViewIfNeeded()
  await expect(linkOf(page)).toHaveAttribute('rel', 'ar')
  await expect(linkOf(page)).toHaveAttribute('href', '/media/mc-280/room.usdz#allowsContentScaling=0')
  expect(
    await linkOf(page).evaluate(({ childNodes }) => Array.from(childNodes, (node) => node.nodeName)),
  ).toEqual(['IMG'])
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
