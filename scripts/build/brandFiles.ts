import { readFileSync, writeFileSync } from 'node:fs'
import { palette } from '../../src/app/theme/tokens.ts'
import { site } from '../../src/content/site.ts'

const { ink, paper, white, intaglio, wash, slate, ground, brass, brassInk } = palette

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The committed files with the name and the colours of the site, as they should be. */
const brandFiles = {
  'public/site.webmanifest': {
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    theme_color: intaglio,
    background_color: paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  },
  // The package imagery imports nothing from outside.
  'imagery/brand.json': {
    name: site.name,
    palette: { ink, paper, white, intaglio, wash, slate, ground, brass, brassInk },
  },
}

/** Writes the files of which name or colours have changed; returns their names. */
export const writeBrandFiles = (): string[] =>
  Object.entries(brandFiles).flatMap(([file, content]) => {
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (readFileSync(file, 'utf8') === text) return []
    writeFileSync(file, text)
    return [file]
  })
