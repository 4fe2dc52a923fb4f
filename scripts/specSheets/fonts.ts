import { fileURLToPath } from 'node:url'
import { type Font, open } from 'fontkit'
import type { Weight } from '../../src/lib/pdf/writer.ts'

/** The path of the font's file of a weight. */
export const fontFile = (weight: Weight): string => fileURLToPath(import.meta.resolve(`#font/${weight}.woff`))

/** The font of a weight, read as outlines: for measures and for drawn letters. */
export const loadOutlines = (weight: Weight): Promise<Font> => open(fontFile(weight)) as Promise<Font>
