import { site } from '../../src/content/site.ts'

export const sitemap = (indexed: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexed.map((path) => `  <url><loc>${site.url}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const robots = (): string =>
  ['User-agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`, ''].join('\n')
