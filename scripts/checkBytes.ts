import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** `npm run check:bytes`: each page's JavaScript after gzip, without a product's own text, against its budget. */
const dist = 'dist'

const pages = [
  ...globSync('*.html', { cwd: dist }).toSorted(),
  'products/cash-processing.html',
  'products/5.html',
  'legal/privacy.html',
]
const budgetOf = (page: string): number => (page === 'get-quote.html' ? 230_000 : 205_000)

const gzipped = (path: string): number => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length

/** The script with a product's data is named by its number. A longer text is no fault. */
const productText = /\/\d+-[\w-]+\.js$/

const scriptsOf = (page: string): string[] => {
  const html = readFileSync(join(dist, page), 'utf8')
  const links = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.js)"/g)
  return [...new Set([...links].map((match) => match[1] ?? ''))].filter((path) => !productText.test(path))
}

const sizeOf = (page: string): number => scriptsOf(page).reduce((sum, path) => sum + gzipped(path), 0)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

for (const page of pages) {
  const [size, budget] = [sizeOf(page), budgetOf(page)]
  const verdict = size > budget ? '  OVER BUDGET' : ''
  if (size > budget) process.exitCode = 1
  console.log(`${page.padEnd(32)}${kilobytes(size).padStart(10)} of ${kilobytes(budget)}${verdict}`)
}
