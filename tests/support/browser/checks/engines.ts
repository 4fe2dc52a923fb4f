import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import type Axe from 'axe-core'

declare global {
  /** What the engines' scripts add to a page. */
  var axe: typeof Axe
  var ace: { Checker: typeof Checker }
}

const { resolve } = createRequire(import.meta.url)
const scripts = {
  axe: readFileSync(resolve('axe-core/axe.min.js'), 'utf8'),
  ace: readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8'),
} as const

/** Adds an engine's script to the page, once. */
const load = async (page: Page, name: keyof typeof scripts): Promise<void> => {
  if (!(await page.evaluate((global) => global in globalThis, name))) await page.evaluate(scripts[name])
}

/** A rule and the elements that break it. */
type Finding = readonly [rule: string, places: readonly string[]]

/** Only in the page itself: the frames of other hosts are theirs. */
const axeFindings = async (page: Page): Promise<Finding[]> => {
  await load(page, 'axe')
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))] as const)
  })
}

/**
 * Rules of IBM's engine that take most of its time and find nothing here. The first three only ever ask a
 * person to judge; the last looks for spacing that a visitor cannot change, as spacing.test.ts does in all
 * styles.
 */
const slowRules = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'text_spacing_valid',
]

/** Only failures: what the engine recommends, or asks a person to judge, is no finding. */
const ibmFindings = async (page: Page): Promise<Finding[]> => {
  await load(page, 'ace')
  return page.evaluate(async (left) => {
    const checker = new ace.Checker()
    for (const guideline of checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')) {
      for (const rule of guideline.checkpoints.flatMap(({ rules }) => rules ?? []))
        if (left.includes(rule.id)) rule.enabled = false
      checker.addGuideline(guideline)
    }
    const { results } = await checker.check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => [ruleId, [message, snippet]] as const)
  }, slowRules)
}

const softly = expect.configure({ soft: true })

/** Axe finds no fault in the page. What it finds while a part of the page is replaced must be gone the next time. */
export const expectAccessible = (page: Page): Promise<void> =>
  softly.poll(() => axeFindings(page), { message: 'axe' }).toEqual([])

/** Two engines, axe and IBM's, which takes two to three times as long, find no fault in the page as it stands. */
export const expectAccessibleByBoth = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  expect.soft(await ibmFindings(page), 'IBM').toEqual([])
}
