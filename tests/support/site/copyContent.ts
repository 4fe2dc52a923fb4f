import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `node tests/support/site/copyContent.ts`: the tests' countries, offices, texts and legal texts become those of
 * today.
 */
const shipped = 'src/content'
const fixtures = 'tests/support/fixtures/content'

for (const name of ['data', 'legal', 'texts', 'site.ts']) {
  await rm(join(fixtures, name), { recursive: true, force: true })
  await cp(join(shipped, name), join(fixtures, name), { recursive: true })
}
for (const name of ['countries.ts', 'categories.ts']) {
  const file = join(fixtures, 'data', name)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace("'../schema/", "'../../../../../src/content/schema/"))
}
