import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

const players = {
  youtube: 'https://www.youtube-nocookie.com/embed/VERITALLY05?autoplay=1&rel=0',
  vimeo: 'https://player.vimeo.com/video/000000007?dnt=1&autoplay=1',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ expectFaults }) =>
  expectFaults(...Object.values(players).map((url) => `foreign request: ${url}`)),
)

test('a video of another host loads nothing before Play, then plays in a modal', async ({ page }) => {
  // Stands in for the hosts, and remembers what they were asked, and with which Referer.
  const asked: { url: string; referer: string | null }[] = []
  await page.route(/^https?:\/\/(?!localhost)/, async (route) => {
    asked.push({ url: route.request().url(), referer: await route.request().headerValue('referer') })
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  for (const [path, title, player] of [
    ['/products/5', 'A first count on the MC 280', players.youtube],
    ['/products/7', 'Serial numbers on a receipt with the VC 450', players.vimeo],
  ] as const) {
    await visit(page, path)
    await page.getByRole('tab', { name: 'Videos' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Videos' })
    const video = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(video.getByRole('paragraph').last()).not.toBeEmpty()
    await panel.locator('img').first().scrollIntoViewIfNeeded()
    expect(asked).toEqual([])

    const play = video.getByRole('button', { name: 'Play Video' })
    await play.click()
    const dialog = page.getByRole('dialog', { name: title })
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('title', title)
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect.poll(() => asked).toEqual([{ url: player, referer: `${new URL(page.url()).origin}/` }])
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(frame).toHaveCount(0)
    await expect(play).toBeFocused()
    asked.length = 0
  }
})

test('a video of ours loads nothing before Play, and Back closes it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/products/cash-processing/money-counter')
  await follow(page.getByRole('link', { name: /^View Details: MC 280/ }))
  await page.getByRole('tab', { name: 'Videos' }).click()
  const play = page.getByRole('button', { name: 'Play Video' }).first()
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
  await play.click()
  const dialog = page.getByRole('dialog', { name: 'The MC 280 from all sides' })
  const video = dialog.locator('video')
  await expect(video).toHaveAttribute('controls')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/products\/5$/)
  await page.goBack()
  await expect(page).toHaveURL('/products/cash-processing/money-counter')
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})
