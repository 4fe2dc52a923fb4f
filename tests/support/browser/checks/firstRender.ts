import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    slowCalls: string[]
  }
}

type Called = (...values: unknown[]) => object

/** Notes each call, before the page is hydrated, of a function whose first call loads data of a language. */
const noteSlowCalls = (): void => {
  window.slowCalls = []
  const replace = (owner: object, name: string) => {
    const note = () => {
      if (performance.getEntriesByName('hydrated').length === 0) window.slowCalls.push(name)
    }
    const noted = new Proxy(Reflect.get(owner, name) as Called, {
      apply: (called, self, values) => {
        note()
        return Reflect.apply(called, self, values)
      },
      construct: (called, values) => {
        note()
        return Reflect.construct(called, values) as object
      },
    })
    Reflect.set(owner, name, noted)
  }
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat', 'Segmenter'])
    replace(Intl, name)
  for (const owner of [Number.prototype, Date.prototype]) replace(owner, 'toLocaleString')
  replace(String.prototype, 'localeCompare')
}

export const recordSlowCalls = (page: Page) => page.addInitScript(noteSlowCalls)

/** The styles of the sheets that a page links, and of those that it has written itself. */
const stylesOf = (page: Page) =>
  page.evaluate(() => {
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

/** Hydration has made no slow call (decision 0017), and has written no style that the HTML has. */
export const expectQuickFirstRender = async (page: Page, path: string): Promise<void> => {
  expect(await page.evaluate(() => window.slowCalls), path).toEqual([])
  const { linked, written, themes } = await stylesOf(page)
  expect(themes, path).toEqual({ linked: 1, written: 0 })
  expect(linked.length, path).toBeGreaterThan(100)
  expect(
    written.filter((id) => linked.includes(id)),
    path,
  ).toEqual([])
}
