import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    slowCalls: string[]
  }
}

/** Notes each use, before the page is hydrated, of a function whose first call loads data of a language. */
const noteSlowCalls = (): void => {
  window.slowCalls = []
  const watch = (owner: object, name: string) => {
    const value: unknown = Reflect.get(owner, name)
    const get = () => {
      if (performance.getEntriesByName('hydrated').length === 0) window.slowCalls.push(name)
      return value
    }
    Object.defineProperty(owner, name, { get })
  }
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat', 'Segmenter'])
    watch(Intl, name)
  for (const owner of [Number.prototype, Date.prototype]) watch(owner, 'toLocaleString')
  watch(String.prototype, 'localeCompare')
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
    const stylesIn = (isLinked: boolean) => {
      const sheets = [...document.styleSheets].filter(({ href }) => (href !== null) === isLinked)
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
      return {
        ids: sheets.flatMap(({ cssRules }) => idsOf(cssRules)),
        themes: rules.filter(({ cssText }) => cssText.includes('--mui-palette-primary-main:')).length,
      }
    }
    return { linked: stylesIn(true), written: stylesIn(false) }
  })

/** Hydration has made no slow call (decision 0017), and has written no style that the HTML has. */
export const expectQuickFirstRender = async (page: Page, path: string): Promise<void> => {
  expect(await page.evaluate(() => window.slowCalls), path).toEqual([])
  const { linked, written } = await stylesOf(page)
  expect([linked.themes, written.themes], path).toEqual([1, 0])
  expect(linked.ids.length, path).toBeGreaterThan(100)
  const twice = written.ids.filter((id) => linked.ids.includes(id))
  expect(twice, path).toEqual([])
}
