import type { Page } from '@playwright/test'
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
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
