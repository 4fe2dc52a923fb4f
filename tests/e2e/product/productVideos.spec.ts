import type { Page } from '@playwright/test'
import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

const players = {
  youtube: 'https://www.youtube-nocookie.com/embed/VERITALLY05?autoplay=1&rel=0',
  vimeo: 'https://player.vimeo.com/video/000000007?dnt=1&autoplay=1',
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: Object.values(players).map((url) => `foreign request: ${url}`),
})

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

test('a video of YouTube asks its host for nothing before Play, then plays in a modal', async ({ page }) => {
  const asked = await standInForHosts(page)
  const title = 'A first count on the MC 280'
  const panel = await openVideos(page, '/products/5')
  const video = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(video.getByRole('paragraph').last()).not.toBeEmpty()
  await panel.locator('img').first().scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  const play = video.getByRole('button', { name: 'Play Video' })
  await play.click()
  const dialog = page.getByRole('dialog', { name: title })
  const player = dialog.locator('iframe')
  await expect(player).toHaveAttribute('title', title)
  await expect(player).toHaveAttribute('allow', /autoplay.*fullscreen/)
  await expect
    .poll(() => asked)
    .toEqual([{ url: players.youtube, referer: `${new URL(page.url()).origin}/` }])
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(player).toHaveCount(0)
  await expect(play).toBeFocused()
})

test('a video of Vimeo asks its host for nothing before Play', async ({ page }) => {
  const asked = await standInForHosts(page)
  const panel = await openVideos(page, '/products/7')
  await panel.locator('img').first().scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Serial numbers on a receipt with the VC 450' })
    .getByRole('button', { name: 'Play Video' })
    .click()
  await expect.poll(() => asked).toEqual([{ url: players.vimeo, referer: `${new URL(page.url()).origin}/` }])
})

test('a video of ours plays in a modal, behind which the page stays, and scrolls again after Back', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/products/cash-processing/money-counter')
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await page.getByRole('tab', { name: 'Videos' }).click()
  const play = page.getByRole('button', { name: 'Play Video' }).first()
  const dialog = page.getByRole('dialog', { name: 'The MC 280 from all sides' })
  const own = 'a video of ours loads nothing before Play, then plays in the browser’s own player'
  await test.step(own, async () => {
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
    await play.click()
    const video = dialog.locator('video')
    await expect(video).toHaveAttribute('controls')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('a click beside the modal closes it, and the page behind stays', async () => {
    await play.click()
    await expect(dialog).toBeVisible()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 300)
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.mouse.click(5, 300)
    await expect(dialog).toBeHidden()
  })
  await test.step('Back closes it, and the page scrolls again', async () => {
    await play.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/products\/5$/)
    await page.goBack()
    await expect(page).toHaveURL('/products/cash-processing/money-counter')
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })
})
