import type { PrerenderedPage } from '../../src/prerender.tsx'
import type { Stylesheet } from './styles.ts'

interface Parts {
  path: string
  page: PrerenderedPage
  /** Address of the font that every page's text waits for. */
  font: string
  stylesheet: Stylesheet
  /** Scripts that the page needs before it is hydrated. */
  preloads: readonly string[]
}

/** JSON inside a script element: `<` would end the element or open a comment. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Puts a rendered page into the built template. */
export const assemblePage = (template: string, { path, page, font, stylesheet, preloads }: Parts): string => {
  const head = [
    page.head,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin/>`,
    `<meta name="style-ids" content="${stylesheet.ids.join(' ')}"/>`,
    `<link rel="stylesheet" href="${stylesheet.href}"/>`,
    ...preloads
      .filter((href) => !template.includes(`href="${href}"`))
      .map((href) => `<link rel="modulepreload" href="${href}"/>`),
    `<script type="application/ld+json">${scriptJson(page.structuredData)}</script>`,
  ].join('\n')
  return template
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-path="${path}">${page.body}</div>`)
}
