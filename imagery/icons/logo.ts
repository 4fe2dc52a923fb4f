import { letters } from '../kit/lettering.ts'
import { brandName } from '../lib/brand.ts'
import { markSize, seal } from './mark.ts'

/** A country's logo, outlined: the seal, the word, and the country's name small under it. */
export function logo(country: string, word: string, second: string): string {
  const name = letters(brandName, { weight: 600, size: 31, x: 75, y: 35, tracking: -0.015 })
  const under = letters(country.toUpperCase(), { weight: 500, size: 11.5, x: 76.5, y: 54, tracking: 0.2 })
  const width = Math.ceil(75 + Math.max(name.width, under.width + 2))
  const size = `width="${width}" height="${markSize}" viewBox="0 0 ${width} ${markSize}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${brandName} ${country}">${seal}` +
    `<path d="${name.d}" fill="${word}"/><path d="${under.d}" fill="${second}"/></svg>\n`
  )
}
