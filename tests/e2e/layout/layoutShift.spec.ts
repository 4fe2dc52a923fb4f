import { expectQuickFirstRender, recordSlowCalls } from '../../support/browser/checks/firstRender.ts'
import { painted, recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, hydrated, test } from '../../support/browser/site.ts'
import { expectWhole, visitWhole } from '../../support/browser/wholePage.ts'

const paths = ['/', '/products', '/products/5', '/contact', '/get-quote']

test('nothing moves while a page loads for Singapore', async ({ page, expectFaults }) => {
  // Without the font, which may arrive at any moment.
  expectFaults('.woff2')
  await recordShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of paths) {
    await visitWhole(page, path, 'Singapore')
    await page.waitForLoadState('networkidle')
    await settled(page)
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('almost nothing moves while a page loads for Cambodia; hydration is quick', async ({ page }) => {
  await recordShifts(page)
  await recordSlowCalls(page)
  for (const path of [...paths, '/find', '/compare']) {
    const letThrough = await holdBack(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'commit' })
    await hydrated(page)
    await expectWhole(page, path)
    await painted(page)
    expect(await shiftsOf(page), path).toEqual([])
    letThrough()
    await page.waitForLoadState('load')
    await settled(page)
    const total = (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
    await page.unrouteAll()
    expect(total, `${path}: a fifth of what counts as good`).toBeLessThan(0.02)
    await expectQuickFirstRender(page, path)
  }
})
