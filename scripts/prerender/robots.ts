import { companies, defaultCountry } from '../../src/content/countries.ts'
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

/** Where to report a weakness of the site (RFC 9116), for less than a year from `now` in ms. */
export const securityContact = (now: number): string =>
  [
    `Contact: mailto:${companies[defaultCountry].email}`,
    `Expires: ${new Date(now + 360 * 24 * 60 * 60_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n')
