import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { virtual } from '@guidepup/virtual-screen-reader'
import { expect, type Locator, type Page } from '@playwright/test'
import { animationsEnded } from '../animations.ts'

type Reader = typeof virtual

declare global {
  /** The simulated screen reader of @guidepup/virtual-screen-reader. */
  var screenReader: Reader
}

const address = '/screen-reader.js'
const script = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
)

/**
 * What tells a listener nothing: ends of what was announced, texts for bots and old browsers, the options of a
 * closed select, and what the cells of a row say again.
 */
const isSilent = (phrase: string): boolean => /^(end of |paragraph$|<|option, |row, )/.test(phrase)

/** The phrases that a listener hears; the text of a control or a cell is heard once, as its name. */
const toldOf = (phrases: readonly string[]): string[] =>
  phrases.filter(
    (phrase, index) => !isSilent(phrase) && !`, ${phrases[index - 1] ?? ''}, `.includes(`, ${phrase}, `),
  )

/** A visitor who presses keys and hears what a screen reader says, step by step. */
export const startListening = async (page: Page) => {
  // From the site's own host, as its policy wants.
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  const steps: string[] = []

  const start = () =>
    page.evaluate(async (from) => {
      /** What browsers tell: no styles, and changes of one moment within one status or alert once. */
      const newsOf = (records: MutationRecord[]): MutationRecord[] => {
        const told = new Set<Element>()
        return records.filter(({ attributeName, target }) => {
          if (/^(class|style|data-popper-placement)$/.test(attributeName ?? '')) return false
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest('[role=status], [role=alert]')
          if (!region) return true
          const isNew = !told.has(region)
          told.add(region)
          return isNew
        })
      }
      const { virtual: reader } = (await import(from)) as { virtual: Reader }
      globalThis.screenReader = reader
      const Observer = globalThis.MutationObserver
      globalThis.MutationObserver = class extends Observer {
        constructor(onChange: MutationCallback) {
          super((records, observer) => onChange(newsOf(records), observer))
        }
      }
      await reader.start({ container: document.body })
      globalThis.MutationObserver = Observer
      await reader.clearSpokenPhraseLog()
    }, address)

  const heard = () => page.evaluate(() => screenReader.spokenPhraseLog())

  /** Notes what is said after a step; `until` is a part of what has to be heard. */
  const note = async (step: string, act: () => Promise<unknown>, until?: string): Promise<void> => {
    await page.evaluate(() => screenReader.clearSpokenPhraseLog())
    await act()
    if (until !== undefined) await expect.poll(async () => (await heard()).join('\n')).toContain(until)
    // What opens does so in the next frames, and only then the keyboard reaches it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await animationsEnded(page)
    const phrases = toldOf(await heard())
    steps.push(`> ${step}`, ...phrases, '')
  }

  await start()
  return {
    note,
    press: (key: string, until?: string) => note(key, () => page.keyboard.press(key), until),
    type: (text: string, until?: string) => note(`types ${text}`, () => page.keyboard.type(text), until),
    /** Brings the focus to a control, as many presses of Tab do. */
    comeTo: (control: Locator) => note('comes to', () => control.focus()),
    /** Reads a part of the page from its beginning to its end. */
    read: async (name: string, part: Locator): Promise<void> => {
      await part.evaluate(async (container) => {
        await screenReader.stop()
        await screenReader.start({ container })
        while ((await screenReader.lastSpokenPhrase()) !== 'end of document') {
          const before = (await screenReader.spokenPhraseLog()).length
          await screenReader.next()
          // A part that is no document begins again after its end.
          const log = await screenReader.spokenPhraseLog()
          if (log.length === before || log.at(-1) === log[0]) break
        }
      })
      const phrases = toldOf(await heard())
      steps.push(`> reads ${name}`, ...phrases, '')
      await page.evaluate(() => screenReader.stop())
      await start()
    },
    text: () => steps.join('\n'),
  }
}
