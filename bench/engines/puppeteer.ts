import { type ElementHandle, launch, type LaunchOptions } from 'puppeteer-core'
import { chromiumArguments } from '../../scripts/chromium.ts'
import { type Open, type Role, selectors } from './browser.ts'
import { findElement, readFaults, recordFaults } from './inPage.ts'
import { pathOf } from './packages.ts'

type Engine = 'chromium' | 'firefox'

const options: Record<Engine, () => LaunchOptions> = {
  chromium: () => ({
    browser: 'chrome',
    executablePath: pathOf('chromium'),
    args: chromiumArguments,
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: pathOf('firefox'),
    // Otherwise a saved PDF opens in a tab in front of the page, and a page in the background stands still.
    extraPrefsFirefox: { 'pdfjs.disabled': true },
  }),
}

/**
 * Faults are recorded in the page and by the driver. Chromium's driver reports its whole console; Firefox's
 * reports calls of the console, script errors and error statuses, but no remarks on headers or styles.
 */
export const openWithPuppeteer: (engine: Engine) => Open = (engine) => async (downloads, onClose) => {
  const browser = await launch({ ...options[engine](), defaultViewport: { width: 1280, height: 800 } })
  onClose(() => browser.close())
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  })
  const page = await context.newPage()
  const told: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) told.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => told.push(`page: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) told.push(`${response.status()}: ${response.url()}`)
  })
  await page.evaluateOnNewDocument(recordFaults)

  const find = async (role: Role, name: string): Promise<ElementHandle> => {
    const found = await page.evaluateHandle(findElement, selectors[role], name)
    const element = found.asElement()
    if (!element) throw new Error(`no ${role} "${name}" that can be clicked`)
    return element as ElementHandle
  }

  return {
    goto: async (url) => {
      await page.goto(url)
    },
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    click: async (role, name) => (await find(role, name)).click(),
    fill: async (role, name, text) => {
      const field = await find(role, name)
      await field.evaluate((element) => (element as HTMLInputElement).select())
      await field.type(text)
    },
    choose: async (name, option) => {
      await (await find('combobox', name)).select(option)
    },
    press: (key) => page.keyboard.press(key),
    faults: async () => [...told, ...(await page.evaluate(readFaults))],
  }
}
