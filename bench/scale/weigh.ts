import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length

/** Bytes of files of a built site after gzip, each counted once. */
export const weighFiles = (dist: string, files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0)

const linksIn = (html: string, ending: 'css' | 'js'): string[] =>
  [...html.matchAll(/\bhref="(\/[^"]+\.(css|js))"/g)].flatMap(([, href = '', found]) =>
    found === ending ? [href] : [],
  )

/** A page of a built site: bytes of its HTML, styles and scripts before hydration. */
export const weighPage = (dist: string, file: string) => {
  const html = readFileSync(join(dist, file), 'utf8')
  const firstScripts = linksIn(html, 'js')
  return {
    html: Buffer.byteLength(html),
    htmlGzip: gzipped(html),
    styles: weighFiles(dist, linksIn(html, 'css')),
    firstScripts,
    script: weighFiles(dist, firstScripts),
  }
}
