import { mkdir } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import type { Browser, Open } from './browser.ts'
import { openWithPuppeteer } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'

const engines = {
  chromium: openWithPuppeteer('chromium'),
  firefox: openWithPuppeteer('firefox'),
  webkit: openWebKit,
} satisfies Record<string, Open>

export interface Options {
  engine: keyof typeof engines
  site: string
  /** The address of what the form service has received. */
  inbox: string
}

interface Fixtures {
  buyer: Browser
  downloads: string
}

type Act<Args extends unknown[]> = (...args: Args) => Promise<void>

/** Tries again: the element may not be there yet, or be covered for a moment. */
const retried =
  <Args extends unknown[]>(act: Act<Args>): Act<Args> =>
  (...args) =>
    expect(() => act(...args)).toPass()

/** Playwright's runner without its browsers: those are builds of its own, which no visitor has. */
export const test = base.extend<Options & Fixtures>({
  engine: ['chromium', { option: true }],
  site: ['', { option: true }],
  inbox: ['', { option: true }],
  downloads: async ({}, use, info) => {
    const folder = info.outputPath('downloads')
    await mkdir(folder, { recursive: true })
    await use(folder)
  },
  buyer: async ({ engine, downloads }, use) => {
    const closers: (() => unknown)[] = []
    try {
      const browser = await engines[engine](downloads, (close) => closers.unshift(close))
      const { goto, click, fill, choose } = browser
      const acts = {
        goto: retried(goto),
        click: retried(click),
        fill: retried(fill),
        choose: retried(choose),
      }
      await use({ ...browser, ...acts })
    } finally {
      for (const close of closers) await close()
    }
  },
})
