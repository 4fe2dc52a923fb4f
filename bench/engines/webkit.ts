import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { lendEnvironment } from '../../scripts/environment.ts'
import { type Open, type Role, selectors } from './browser.ts'
import { findElement, isRendered, readFaults, recordFaults } from './inPage.ts'
import { pathOf } from './packages.ts'

type OnClose = Parameters<Open>[1]

/** Starts a display of a fixed size, so that no window opens on a developer's screen; returns its name. */
const startDisplay = async (onClose: OnClose): Promise<string> => {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const server = spawn(pathOf('display'), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onClose(() => server.kill())
  const [name] = (await once(server.stdout, 'data')) as [Buffer]
  return `:${name.toString().trim()}`
}

/** The driver's address. Its browser saves files in the folder that the desktop's settings name. */
const startDriver = async (downloads: string, onClose: OnClose): Promise<string> => {
  const settings = await mkdtemp(join(tmpdir(), 'engines-'))
  onClose(() => rm(settings, { recursive: true }))
  await writeFile(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const display = await startDisplay(onClose)
  onClose(lendEnvironment({ DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings }))
  const driver = new DriverService.Builder(pathOf('webKitDriver')).setLoopback(true).build()
  onClose(() => driver.kill())
  return driver.start()
}

const keys = { ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT }

/**
 * The driver cannot read the console, so a script in the page records calls of the console, errors,
 * rejections and policy violations from before the first render. The browser's own remarks are not seen.
 */
export const openWebKit: Open = async (downloads, onClose) => {
  const driver = await new Builder()
    .usingServer(await startDriver(downloads, onClose))
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: pathOf('webKitBrowser'), args: ['--automation'] },
      }),
    )
    .build()
  onClose(() => driver.quit())
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 840 })

  const find = async (role: Role, name: string): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(findElement, selectors[role], name)
    if (!element) throw new Error(`no ${role} "${name}" that can be clicked`)
    return element
  }

  return {
    goto: async (url) => {
      await driver.get(url)
      const isNew = () => driver.executeScript((at: string) => location.href === at && !window.faults, url)
      await driver.wait(isNew, 15_000, `no page at ${url}`, 1)
      await driver.executeScript(recordFaults)
      if (await driver.executeScript(isRendered)) throw new Error('the page was faster than its recorder')
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    click: async (role, name) => (await find(role, name)).click(),
    fill: async (role, name, text) => {
      const field = await find(role, name)
      await driver.executeScript((element: HTMLInputElement) => element.select(), field)
      await field.sendKeys(text)
    },
    choose: async (name, option) =>
      (await find('combobox', name)).findElement(By.css(`option[value="${option}"]`)).click(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    faults: () => driver.executeScript(readFaults),
  }
}
