import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureSite } from '../site/fixtureSite.ts'

const dist = join(fixtureSite, 'dist')

const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`

/** The addresses of all pages that the build has written; two stand for addresses without a page. */
export const builtPages = globSync('**/*.html', { cwd: dist })
  .map(pathOf)
  .filter((path) => !['/404', '/unknown-product'].includes(path))
  .sort()

/** The HTML of a page by its address. */
export const readBuilt = (path: string): string =>
  readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8')
