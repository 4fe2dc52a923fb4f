import { type Browser, devices } from '@playwright/test'

/** In bytes a second and ms, as Lighthouse's slow 4G. */
const networks = {
  fast: undefined,
  'slow 4G': { downloadThroughput: 184_320, uploadThroughput: 86_400, latency: 562.5 },
}

const slowdown = 4

/** Ms from the request to the page's own mark, on a phone with a slow processor. */
const timeToHydrated = async (browser: Browser, url: string, network: keyof typeof networks) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const conditions = networks[network]
  if (conditions) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
  await page.goto(url, { waitUntil: 'commit' })
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime)
  const time = await mark.jsonValue()
  await context.close()
  return time ?? Number.NaN
}

export const measureHydration = async (browser: Browser, url: string): Promise<Record<string, number>> => ({
  'hydrated, ms': await timeToHydrated(browser, url, 'fast'),
  'on slow 4G, ms': await timeToHydrated(browser, url, 'slow 4G'),
})
