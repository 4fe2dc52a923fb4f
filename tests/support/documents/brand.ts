import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { palette } from '../../../src/app/theme/tokens.ts'

const fontOf = (weight: number): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve(`#font/${weight}.woff`)))

/** What the browser loads for every document. */
export const documentBrand = () => ({
  fonts: { 400: fontOf(400), 600: fontOf(600) },
  colours: palette,
  mark: readFileSync('public/favicon.svg', 'utf8'),
})
