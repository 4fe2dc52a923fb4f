import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

declare global {
  /** What the script of IBM's engine adds to a page. */
  var ace: { Checker: typeof Checker }
}

const ibmScript = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** A rule and the elements that break it. */
type Finding = readonly [rule: string, places: readonly string[]]

const axeFindings = async (page: Page): Promise<Finding[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Axe needs a page of its own only to look into the frames of other hosts.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])
}

/** Where IBM's engine is wrong: it does not see that a dialog keeps the focus from the page behind it. */
const behindDialog = 'aria_hidden_nontabbable'

/** Failures alone: what the engine recommends, or asks a person to judge, is no finding. */
const ibmFindings = async (page: Page): Promise<Finding[]> => {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(ibmScript)
  return page.evaluate(async (excepted) => {
    const isBehindDialog = document.querySelector('[role=dialog]') !== null
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .filter(({ ruleId }) => !(isBehindDialog && ruleId === excepted))
      .map(({ ruleId, message, snippet }) => [ruleId, [message, snippet]] as const)
  }, behindDialog)
}

/** Two engines, axe and IBM's, find no fault in the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect.soft(await axeFindings(page), 'axe').toEqual([])
  expect.soft(await ibmFindings(page), 'IBM').toEqual([])
}
