import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the HTML has a style attribute, which the content security policy refuses (policy.ts). */
export const hasStyleAttribute = (html: string): boolean => /<[a-z][^>]*\sstyle=/i.test(html)

/** Writes the one stylesheet of the site and returns its address. */
export const writeStylesheet = async (
  dist: string,
  rules: Readonly<Record<string, string>>,
  ...others: readonly string[]
): Promise<string> => {
  const css = [...Object.values(rules), ...others].join('\n')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const href = `/assets/pages-${hash}.css`
  await writeFile(join(dist, href), css)
  return href
}
