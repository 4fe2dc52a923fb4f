import { expect, test } from '../../support/browser/site.ts'
import { withStoredList } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

test('a page writes no style again that its HTML came with', async ({ page }) => {
  for (const path of ['/', '/products', '/products/5', '/get-quote']) {
    await visitWhole(page, path)
    const { linked, written, themes } = await page.evaluate(() => {
      const idsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? (/\.css-(\w+)/.exec(rule.selectorText)?.[1] ?? [])
            : rule instanceof CSSMediaRule
              ? idsOf(rule.cssRules)
              : [],
        )
      const sheets = [...document.styleSheets]
      const idsIn = (isLinked: boolean) =>
        sheets.filter(({ href }) => (href !== null) === isLinked).flatMap(({ cssRules }) => idsOf(cssRules))
      const themesIn = (isLinked: boolean) =>
        sheets
          .filter(({ href }) => (href !== null) === isLinked)
          .flatMap(({ cssRules }) => [...cssRules])
          .filter(({ cssText }) => cssText.includes('--mui-palette-primary-main:')).length
      return {
        linked: idsIn(true),
        written: idsIn(false),
        themes: { linked: themesIn(true), written: themesIn(false) },
      }
    })
    expect(themes, path).toEqual({ linked: 1, written: 0 })
    expect(linked.length, path).toBeGreaterThan(100)
    expect(
      written.filter((id) => linked.includes(id)),
      path,
    ).toEqual([])
  }
})

test('a printed page has no buttons, and no boxes to tick', async ({ page }) => {
  await withStoredList(page, '[{"id":5,"quantity":2}]')
  for (const path of ['/get-quote', '/services', '/products']) {
    await visitWhole(page, path)
    const controls = page
      .locator('main :is(button, .MuiButton-root, .needs-scripts > [type=checkbox])')
      .filter({ visible: true })
    await expect(controls.first(), path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls, path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
