import { readFileSync, writeFileSync } from 'node:fs'
import { palette } from '../../src/app/theme/tokens.ts'
import { site } from '../../src/content/site.ts'

const file = 'public/site.webmanifest'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  name: site.name,
  short_name: site.name,
  start_url: '/',
  display: 'browser',
  theme_color: palette.intaglio,
  background_color: palette.paper,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
}

/** Writes the web app manifest, and returns whether its name or its colours have changed. */
export const writeManifest = (): boolean => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}
