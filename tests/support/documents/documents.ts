/** Reads what documents and comments refer to. */

const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]]/g, ''))

/** The headings of a document, without the signs before them. */
export const headingsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]?.trim() ?? '')

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a document's headings, as GitHub makes them; a repeated one is counted on. */
export const anchorsOf = (markdown: string): string[] => {
  const slugs = headingsOf(markdown).map(slugOf)
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length
    return before === 0 ? slug : `${slug}-${String(before)}`
  })
}

/** The targets of a document's links and pictures that are not addresses of the web. */
export const linksOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z][a-z+.-]*:/.test(target))

/** The npm scripts that a document tells one to run. */
export const commandsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')

/** The files and folders of the repository that a document names in code. */
export const pathsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:bench|docs|functions|imagery|public|scripts|src|tests)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? '',
  )

const number = String.raw`\d+(?:\.\d+)?`
const gap = String.raw`\s+(?:\*\s+|//\s+)?`
const numbers = String.raw`${number}(?:(?:,|${gap}and|${gap}to)${gap}${number})*`
const citation = new RegExp(String.raw`\bspecifications?${gap}(${numbers})`, 'gi')

/** The sections of the specification that a text cites; they may be listed: "specification 2 and 10.4". */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(citation)].flatMap(([, list = '']) => list.match(new RegExp(number, 'g')) ?? [])
