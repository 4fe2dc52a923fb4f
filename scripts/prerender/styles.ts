import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The policy of netlify.toml refuses style attributes. */
export const hasStyleAttribute = (html: string): boolean => /<[a-z][^>]*\sstyle=/i.test(html)

/** Returns its address. */
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
