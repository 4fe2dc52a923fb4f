import type { Page } from '@playwright/test'
import { bundleExtension } from '../devTools/bundleExtension.ts'
import type {} from '../devTools/extension.ts'

let extension: Promise<string> | undefined

/** Opens Redux DevTools for the pages to come; call it before `goto`. */
export const openDevTools = async (page: Page): Promise<void> => {
  extension ??= bundleExtension()
  await page.addInitScript(await extension)
}

/** The oldest first. */
export const actionLog = (page: Page): Promise<string[]> => page.evaluate(() => window.devTools.log())
