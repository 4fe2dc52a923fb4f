import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Stylesheet {
  href: string
  /** Emotion's ids of the rules in it. */
  ids: readonly string[]
}

/** Whether an element carries a style attribute: the policy of netlify.toml refuses them. */
export const hasStyleAttribute = (html: string): boolean => /<[a-z][^>]*\sstyle=/i.test(html)

/** Writes the rules of all pages into one file, which a visitor fetches once. */
export const writeStylesheet = async (
  dist: string,
  rules: Readonly<Record<string, string>>,
  noticeStyles: string,
): Promise<Stylesheet> => {
  const css = [...Object.values(rules), noticeStyles].join('\n')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const href = `/assets/pages-${hash}.css`
  await writeFile(join(dist, href), css)
  return { href, ids: Object.keys(rules) }
}
