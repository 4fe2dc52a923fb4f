import type { Page } from '@playwright/test'
import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

const players = {
  youtube: 'https://www.youtube-nocookie.com/embed/VERITALLY05?autoplay=1&rel=0',
  vimeo: 'https://player.vimeo.com/video/000000007?dnt=1&autoplay=1',
}

test.use({ expectedFaults: Object.values(players).map((url) => `foreign request: ${url}`) })

/** Answers for the video hosts and remembers what they were asked, and with which Referer. */
const standInForHosts = async (page: Page) => {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(/^https?:\/\/(?!localhost)/, async (route) => {
    asked.push({
      url: route.request().url(),
      referer: (await route.request().headerValue('referer')) ?? undefined,
    })
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  return asked
}

const openVideos = async (page: Page, path: string) => {
  await visit(page, path)
  await page.getByRole('tab', { name: 'Videos' }).click()
  return page.getByRole('tabpanel', { name: 'Videos' })
}

for (const [host, path, title] of [
  ['youtube', '/products/5', 'A first count on the MC 280'],
  ['vimeo', '/products/7', 'Serial numbers on a receipt with the VC 450'],
] as const) {
  test(`a ${host} video asks its host for nothing before Play, then plays in a modal`, async ({ page }) => {
    const asked = await standInForHosts(page)
    const panel = await openVideos(page, path)
    const video = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(video.getByRole('paragraph').last()).not.toBeEmpty()
    await panel.locator('img').first().scrollIntoViewIfNeeded()
    expect(asked).toEqual([])

    const play = video.getByRole('button', { name: 'Play Video' })
    await play.click()
    const dialog = page.getByRole('dialog', { name: title })
    const player = dialog.locator('iframe')
    await expect(player).toHaveAttribute('src', players[host])
    await expect(player).toHaveAttribute('title', title)
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(player).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect
      .poll(() => asked)
      .toEqual([{ url: players[host], referer: `${new URL(page.url()).origin}/` }])
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(player).toHaveCount(0)
    await expect(play).toBeFocused()
  })
}

test('a video of ours plays from two sources in the browser’s own player', async ({ page }) => {
  const panel = await openVideos(page, '/products/5')
  await panel.getByRole('button', { name: 'Play Video' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'The MC 280 from all sides' })
  const video = dialog.locator('video')
  await expect(video).toHaveAttribute('controls')
  await expect(video.locator('source')).toHaveCount(2)
  expect(
    await video
      .locator('source')
      .evaluateAll((sources) =>
        sources.map((source) => [source.getAttribute('src'), source.getAttribute('type')]),
      ),
  ).toEqual([
    ['/media/mc-280/turntable.webm', 'video/webm'],
    ['/media/mc-280/turntable.mp4', 'video/mp4'],
  ])
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('nothing of a video of ours is loaded before Play', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openVideos(page, '/products/5')
  await page.getByRole('button', { name: 'Play Video' }).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
})

test('a click beside the modal closes it, and the page behind does not scroll meanwhile', async ({
  page,
}) => {
  const panel = await openVideos(page, '/products/5')
  await panel.getByRole('button', { name: 'Play Video' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, 300)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('leaving the page by Back closes the modal', async ({ page }) => {
  await visit(page, '/products/cash-processing/money-counter')
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await page.getByRole('tab', { name: 'Videos' }).click()
  await page.getByRole('button', { name: 'Play Video' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/products\/5$/)
  await page.goBack()
  await expect(page).toHaveURL('/products/cash-processing/money-counter')
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})
