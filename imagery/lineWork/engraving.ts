import { palette } from '../lib/brand.ts'
import type { OutlineLayer, LineWork, SealLayer, WaveLayer } from './sheets.ts'
import { type Seal, seals } from './seals.ts'
import { type RosetteBand, rosettePiece, wavePath } from './guilloche.ts'

/**
 * Where and how strongly a seal is printed: the opacities of its
 * green and its brass lines, and their colours.
 */
interface SealLook {
  readonly x: number
  readonly y: number
  readonly opacity: readonly [number, number]
  readonly scale?: number
  readonly stroke?: number
  readonly tones?: readonly [string, string]
}

/** An SVG document of the given size in user units. */
export function svgDocument(width: number, height: number, ...body: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body.join('')}</svg>\n`
}

/** A group of unfilled lines of one colour; the opacity is the group's, so that crossings do not darken. */
export function lines(colour: string, width: number, opacity: number, body: string, more = ''): string {
  const look = `fill="none" stroke="${colour}" stroke-width="${Math.round(width * 100) / 100}"`
  return `<g ${look} opacity="${opacity}"${more === '' ? '' : ` ${more}`}>${body}</g>`
}

/** The bands of one rosette about the origin: one piece, turned as often as the figure repeats. */
export function rosette(bands: readonly RosetteBand[], id: string): string {
  const pieces = bands.map(rosettePiece)
  const angles = pieces[0]?.angles.slice(1) ?? []
  const copies = angles.map((angle) => `<use href="#${id}" transform="rotate(${angle})"/>`)
  return `<path id="${id}" d="${pieces.map(({ d }) => d).join('')}"/>${copies.join('')}`
}

/** A category's seal in its two colours, centred at a point; `id` keeps it apart from others on the sheet. */
export function sealMarkup(seal: Seal, look: SealLook, id = 'seal'): string {
  const { x, y, scale = 1, stroke = 0.7, tones = [palette.intaglio, palette.brass] } = look
  const place = `transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}"`
  const print = (bands: readonly RosetteBand[], index: 0 | 1) =>
    look.opacity[index] === 0
      ? ''
      : lines(tones[index], stroke / scale, look.opacity[index], rosette(bands, `${id}-${index}`), place)
  return print(seal.intaglio, 0) + print(seal.brass, 1)
}

/** A sheet of line work as a whole SVG file. */
export function lineWorkSvg(work: LineWork): string {
  const layers = work.layers.map((layer, index) => {
    if ('seal' in layer) return sealLayer(layer, `l${index}`)
    return 'waves' in layer ? waveLayer(layer, `l${index}`, work) : outlineLayer(layer)
  })
  return svgDocument(work.width, work.height, ...layers)
}

/** Small seals are cut finer, or their centre closes up. */
const sealLayer = (layer: SealLayer, id: string): string =>
  sealMarkup(seals[layer.seal], { ...layer, stroke: Math.min(0.7, 0.4 + 0.3 * layer.scale) }, id)

const waveLayer = (layer: WaveLayer, id: string, sheet: LineWork): string => {
  const copies = Array.from({ length: (layer.repeat ?? 1) - 1 }, (_, index) => index + 1)
  const repeats = copies.map((copy) => `<use href="#${id}" x="${copy * layer.waves.width}"/>`).join('')
  const path = `<path id="${id}" d="${wavePath(layer.waves)}"/>${repeats}`
  const place = `transform="translate(0 ${layer.y})"`
  const group = lines(palette[layer.tone], 0.8, layer.opacity, path, place)
  return layer.ring ? ringMask(`${id}-m`, layer.ring, sheet) + `<g mask="url(#${id}-m)">${group}</g>` : group
}

/** Lets through a soft ring round the sheet's centre, wide as the sheet. */
const ringMask = (id: string, [inner, outer]: readonly [number, number], sheet: LineWork): string => {
  const stop = (share: number, colour: string) => `<stop offset="${share}" stop-color="${colour}"/>`
  const hole = inner > 0 ? stop(inner, '#000') + stop(inner + 0.06, '#fff') : ''
  const stops = hole + stop((inner + outer) / 2, '#fff') + stop(outer, '#000')
  const circle = `cx="${sheet.width / 2}" cy="${sheet.height / 2}" r="${sheet.width / 2}"`
  return (
    `<radialGradient id="${id}-g" gradientUnits="userSpaceOnUse" ${circle}>${stops}</radialGradient>` +
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}">` +
    `<rect width="${sheet.width}" height="${sheet.height}" fill="url(#${id}-g)"/></mask>`
  )
}

const outlineLayer = ({ frame: [x, y, width, height], tone, opacity, dashed }: OutlineLayer): string => {
  const dash = dashed ? ' stroke-dasharray="7 5"' : ''
  return lines(
    palette[tone],
    1.2,
    opacity,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"${dash}/>`,
  )
}
