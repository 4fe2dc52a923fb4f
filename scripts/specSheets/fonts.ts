import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

export const fontFamily = 'Instrument Sans'

export type Weight = 400 | 500 | 600

const weights: readonly Weight[] = [400, 500, 600]

const fileOf = (weight: Weight): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
  )

Font.register({
  family: fontFamily,
  fonts: weights.map((fontWeight) => ({ src: fileOf(fontWeight), fontWeight })),
})
Font.registerHyphenationCallback((word) => [word])

export const loadOutlines = async (fontWeight: Weight) => {
  await Font.load({ fontFamily, fontWeight })
  const { data } = Font.getFont({ fontFamily, fontWeight })
  if (!data) throw new Error(`${fontFamily} ${fontWeight} has no outlines.`)
  return data
}
