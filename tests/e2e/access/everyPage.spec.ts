import { builtPages, readBuilt } from '../../support/browser/pages.ts'
import { expect, fileTest } from '../../support/browser/site.ts'

/** The addresses of the links in a part of a page, in their order. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)

const around = (html: string) => ({
  header: html.split('<main')[0] ?? '',
  footer: html.split('</main>')[1] ?? '',
})

const textOf = (html: string): string =>
  html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')

fileTest('help stands in the same place on every page, and so does the navigation', () => {
  const first = around(readBuilt('/'))
  expect(linksOf(first.header)).toEqual(expect.arrayContaining(['/contact', expect.stringMatching(/^tel:/)]))
  expect(linksOf(first.footer)).toEqual(
    expect.arrayContaining(['/contact', expect.stringMatching(/^mailto:/)]),
  )
  expect(linksOf(first.footer), 'only the legal texts lead there').not.toContain('/accessibility')
  for (const path of builtPages) {
    const { header, footer } = around(readBuilt(path))
    expect.soft(linksOf(header), path).toEqual(linksOf(first.header))
    expect.soft(linksOf(footer), path).toEqual(linksOf(first.footer))
  }
})

fileTest('every page says that it is in English, and has no words in another script', () => {
  for (const path of builtPages) {
    const html = readBuilt(path)
    expect.soft(html, path).toContain('<html lang="en"')
    expect.soft(textOf(html).match(/(?![\p{Script=Latin}µΩ])\p{L}+/gu) ?? [], path).toEqual([])
  }
})
