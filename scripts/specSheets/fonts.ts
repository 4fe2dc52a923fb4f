import { fileURLToPath } from 'node:url'
import { type Font, open } from 'fontkit'

export type Weight = 400 | 500 | 600

export const fontFile = (weight: Weight): string => fileURLToPath(import.meta.resolve(`#font/${weight}.woff`))

export const loadOutlines = (weight: Weight): Promise<Font> => open(fontFile(weight))
