import type { Browser } from '@playwright/test'
import { paths } from '../../src/domain/routing/paths.ts'
import { catalogueOf } from '../../tests/support/browser/views/catalogue.ts'
import { makeVisitor } from '../interaction/visitor.ts'

/** Typed one after the other, and each deleted again. */
const words = ['mixed', 'notes', 'zz']
const keys = words.flatMap((word) => {
  const letters = Array.from(word)
  return [...letters, ...letters.map(() => 'Backspace')]
})

/**
 * Ms after a key in which cards are made ahead and the address follows. A fixed time: all work within it is
 * counted, so there is no event to wait for.
 */
const aftermathMs = 500

interface Use {
  /** Addresses of all scripts that the page has loaded before the first key. */
  scripts: readonly string[]
  /** Bytes in the scripts' heap then. */
  heap: number
  /** Script time of each key in ms: until it is answered, and with all that follows. */
  answers: readonly number[]
  whole: readonly number[]
}

/** A visitor's search in the list of everything, at this machine's own speed. */
export const useCatalogue = async (browser: Browser, address: string): Promise<Use> => {
  const { page, open, leave } = await makeVisitor(browser, address, 'desktop', 1)
  const devTools = await page.context().newCDPSession(page)
  // The processor's time: what other processes do meanwhile does not count.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })

  const metric = async (name: string): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN
  }
  const scriptMs = async () => (await metric('ScriptDuration')) * 1000

  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await open(paths.catalogue())
  await page.waitForLoadState('networkidle')
  await devTools.send('HeapProfiler.collectGarbage')
  const heap = await metric('JSHeapUsedSize')

  const { search, count, cards } = catalogueOf(page)
  await search.focus()
  const unsearched = await count.innerText()
  const [answers, whole]: [number[], number[]] = [[], []]
  for (const key of keys) {
    const before = await scriptMs()
    // Ends when the page has handled the key.
    await page.keyboard.down(key)
    answers.push((await scriptMs()) - before)
    await page.keyboard.up(key)
    await page.waitForTimeout(aftermathMs)
    whole.push((await scriptMs()) - before)
  }
  if ((await count.innerText()) !== unsearched || (await cards.count()) === 0)
    throw new Error('Deleting the search did not bring everything back')
  await leave()
  return { scripts: [...scripts], heap, answers, whole }
}
