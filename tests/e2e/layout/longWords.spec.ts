import { allTexts, expectLongWordsFit } from '../../support/browser/checks/longWords.ts'
import { screens } from '../../support/browser/screens.ts'
import { test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

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
