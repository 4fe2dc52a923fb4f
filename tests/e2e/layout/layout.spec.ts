import { expectQuickFirstRender, recordSlowCalls } from '../../support/browser/checks/firstRender.ts'
import { painted, recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { allTexts, expectLongWordsFit } from '../../support/browser/checks/longWords.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { expectWhole, visitWhole } from '../../support/browser/wholePage.ts'

/** Pages of other content than the screens that accessibility.spec.ts looks at. */
const others = [
  // A list without subcategories, one of few products, and one that Cambodia is not offered.
  ...['/products/printers', '/products/accessories/banding-tape', '/products/cash-processing/coin-sorter'],
  // A product without spec sheet, one whose film is to come, the longest sheet, and one with machines that fit.
  ...['/products/4', '/products/34', '/products/35', '/products/50'],
  '/legal/terms',
]

test('pages of other kinds open without an error, and none scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of others) {
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const icons = page.getByRole('contentinfo').locator('li:has(svg)')
  await expect(icons, 'the icons of the footer stand in one row').toHaveCount(4)
  const tops = async () => {
    const parts = await icons.locator(':scope > *').all()
    return new Set((await Promise.all(parts.map((part) => part.boundingBox()))).map((box) => box?.y)).size
  }
  await expect.poll(tops).toBe(1)
})

// accessibility.spec.ts does the same with its screens.

test('a long word in a tab of a product, or with a list beside the form, fits 320 px', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":2},{"id":36,"quantity":1}]')
  for (const [path, texts] of [
    [`${screens['product with videos']}#specifications`, allTexts],
    [`${screens['product with videos']}#videos`, allTexts],
    [screens.quote, { within: allTexts.within }],
  ] as const)
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      await expectLongWordsFit(page, texts)
    })
})

test('a long word in the header and its open menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visitWhole(page, screens.about, 'Singapore')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectLongWordsFit(page, { within: 'header', uncut: 'header :is(a, button, summary)' }, 10)
})

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
