import type { PrerenderedPage } from '../../src/prerender.tsx'

interface Parts {
  path: string
  page: PrerenderedPage
  structuredData: object
  feed: string | undefined
  font: string
  stylesheet: string
  boot: string
  /** Scripts that the page needs before hydration, beside the entry and its imports. */
  preloads: readonly string[]
}

const entryScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const modulePreload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/** Removes the scripts of a built index.html, which the inline script starts (specification 10.18). */
export const readTemplate = (built: string) => {
  const entry = entryScript.exec(built)?.[1]
  if (entry === undefined) throw new Error('The built index.html has no entry script')
  return {
    html: built.replace(entryScript, '').replace(modulePreload, ''),
    entry,
    imports: [...built.matchAll(modulePreload)].flatMap(([, href]) => href ?? []),
  }
}

/** `<` would end the script element or open a comment. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Links that load nothing before the inline script copies them into the head; the entry comes first. */
const sleepingScripts = (entry: string, hrefs: readonly string[]): string => {
  const links = [...new Set([entry, ...hrefs])].map((href) => `<link rel="modulepreload" href="${href}"/>`)
  return `<template id="scripts">${links.join('')}</template>`
}

/** The whole HTML of a page, from the template and the parts that were rendered for its path. */
export const assemblePage = (template: ReturnType<typeof readTemplate>, parts: Parts): string => {
  const { path, page, structuredData, feed = '', font, stylesheet, boot, preloads } = parts
  const head = [
    // The browser does not paint half a header while the rest is on its way.
    '<link rel="expect" href="#header" blocking="render"/>',
    page.head,
    ...(feed === '' ? [] : [`<link rel="alternate" type="application/json" href="${feed}"/>`]),
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin/>`,
    `<link rel="stylesheet" href="${stylesheet}"/>`,
  ].join('\n')
  // Last, because no visitor waits for it.
  const data = `<script type="application/ld+json">${scriptJson(structuredData)}</script>`
  const scripts = sleepingScripts(template.entry, [...template.imports, ...preloads])
  return template.html
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-path="${path}">${page.body}</div>\n    ${scripts}\n    ${data}`,
    )
}
