import { singlePages } from '../../../src/domain/routing/singlePages.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

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

test('no page calls a function before hydration whose first call is slow (decision 0017)', async ({
  page,
}) => {
  await page.addInitScript(noteSlowCalls)
  for (const path of [...Object.values(singlePages), '/products', '/products/5']) {
    await visit(page, path)
    expect(await page.evaluate(() => window.slowCalls), path).toEqual([])
  }
})
