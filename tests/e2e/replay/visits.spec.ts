import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleExtension } from '../../../scripts/replay/bundleExtension.ts'
import { loadKnownActions } from '../../../scripts/replay/loadKnownActions.ts'
import { openVisit, showStep } from '../../../scripts/replay/travel.ts'
import { readVisit } from '../../../scripts/replay/visitFile.ts'
import { openDevTools, tracesOf } from '../../support/browser/devTools.ts'
import { expect, test } from '../../support/browser/site.ts'
import { ownFault } from '../../support/browser/views/model.ts'
import { journeys } from '../../support/replay/journeys.ts'

test.use({ expectedFaults: ['/api/quote', ownFault, 'External navigation'] })

// In one worker, since Vite takes some seconds to make what each of these tests needs.
test.describe.configure({ mode: 'default' })

let extension: string
let knownActions: ReadonlySet<string>

test.beforeAll(async () => {
  extension = await bundleExtension()
  knownActions = await loadKnownActions()
})

const fileOf = (name: string) => join(import.meta.dirname, `${name}.json`)

for (const [name, { play, expectEnd }] of Object.entries(journeys)) {
  test(`a recorded visit is shown again, step by step, and tells nobody: ${name}`, async ({ page }, {
    config,
  }) => {
    test.slow()
    // `playwright test tests/e2e/replay --update-snapshots=all` records the visits anew.
    if (config.updateSnapshots === 'all') {
      await openDevTools(page)
      await play(page)
      await expectEnd(page)
      const recorded = await page.evaluate(() => window.devTools.exported())
      // DevTools compute the states again.
      writeFileSync(fileOf(name), `${JSON.stringify({ ...recorded, computedStates: [] }, null, 1)}\n`)
      return
    }
    const visit = readVisit(readFileSync(fileOf(name), 'utf8'), knownActions)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await openDevTools(page)
    await openVisit(page, visit, extension)
    const before = await tracesOf(page)
    for (const index of visit.actions.keys()) await showStep(page, index + 1)
    await expectEnd(page)
    const { actions, traces, historyLength } = await tracesOf(page)
    expect({ actions, traces, historyLength }).toMatchObject({
      actions: before.actions,
      traces: before.traces,
      historyLength: before.historyLength,
    })
    expect(sent).toEqual([])
  })
}

test.describe('a visit that was written by hand', () => {
  const addressOf = (pathname: string, search = '') => ({ pathname, search, hash: '', key: pathname })
  const started = { type: 'address/visitStarted', payload: addressOf('/products') }

  const visitOf = (action: object) => readVisit(JSON.stringify([started, action]), knownActions)

  test('is shown where an address has signs that browsers write otherwise', async ({ page }) => {
    const visit = visitOf({ type: 'address/pageVisited', payload: addressOf('/contact', "?from=it's here") })
    await openVisit(page, visit, extension)
    await showStep(page, 2)
    await expect(page).toHaveURL('/contact?from=it%27s%20here')
  })

  test('is refused in one line where an action does not fit the store, or its address the site', async ({
    page,
  }) => {
    const without = visitOf({ type: 'address/pageVisited' })
    await expect(openVisit(page, without, extension)).rejects.toThrow(/^The store cannot take the actions/)
    page.setDefaultNavigationTimeout(2000)
    const outside = visitOf({ type: 'address/pageVisited', payload: addressOf('//other.example/') })
    await openVisit(page, outside, extension)
    await expect(showStep(page, 2)).rejects.toThrow(
      /^After action 2 the page does not arrive at \/\/other\.example\/\.$/,
    )
  })
})
