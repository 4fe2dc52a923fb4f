import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../../tests/support/browser/site.ts'
import { installTimer, type Result, type Timing } from './timer.ts'

/** How many times slower than this machine the visitor's processor is. */
const usualSlowdown = 4

/**
 * Ms in which the site has done what it does after an input, such as writing the search into the address. A
 * fixed time between two measurements, the same for each site that is measured.
 */
export const settlingMs = 600

/** Ms between a mouse button's way down and its way up. */
const pressMs = 80

export const screens = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
  desktop: { viewport: { width: 1280, height: 900 } },
}
export type Screen = keyof typeof screens

export const slowDown = async (page: Page, rate = usualSlowdown): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** A visitor with a slow processor; each input gives its timing. */
export const makeVisitor = async (browser: Browser, address: string, screen: Screen, slowdown?: number) => {
  const context = await browser.newContext(screens[screen])
  const page = await context.newPage()
  await page.addInitScript(installTimer)
  await slowDown(page, slowdown)

  const settle = async () => {
    await page.waitForTimeout(settlingMs)
    // Without a next frame Chromium may never be idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  }

  const time = async (event: string, result: Result, act: () => Promise<unknown>): Promise<Timing> => {
    await page.evaluate(([name, expected]) => window.armTimer(name, expected), [event, result] as const)
    await act()
    const timing = await page.evaluate(() => window.timing)
    if (!timing) throw new Error(`${page.url()} left its document`)
    await settle()
    return timing
  }

  const middleOf = async (target: Locator) => {
    // In the middle no bar covers it.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await settle()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${String(target)} is not on the screen`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }

  return {
    page,
    isPhone: screen === 'phone',
    open: async (path: string) => {
      await page.goto(address + path)
      await hydrated(page)
      await settle()
    },
    press: (key: string, result: Result) => time('keydown', result, () => page.keyboard.press(key)),
    click: async (target: Locator, result: Result) => {
      const [x, y] = await middleOf(target)
      return time('click', result, () =>
        screen === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
      )
    },
    /** By mouse the time begins with the press, which lasts as long as a hand's. */
    follow: async (link: Locator, result: Result) => {
      const [x, y] = await middleOf(link)
      return screen === 'phone'
        ? time('click', result, () => page.touchscreen.tap(x, y))
        : time('pointerdown', result, () => page.mouse.click(x, y, { delay: pressMs }))
    },
    hover: async (target: Locator, result: Result) => {
      const [x, y] = await middleOf(target)
      return time('pointerover', result, () => page.mouse.move(x, y))
    },
    choose: (target: Locator, value: string, result: Result) =>
      time('change', result, () => target.selectOption(value)),
    goBack: (result: Result) => time('popstate', result, () => page.evaluate(() => history.back())),
    leave: () => context.close(),
  }
}

export type Visitor = Awaited<ReturnType<typeof makeVisitor>>
