import { Mesh, PlaneGeometry } from 'three'
import { colours } from './materials.ts'
import { line, lit } from './print.ts'

/** What a machine's display shows: few and large things, so that they are read in a picture of 400 px. */
export interface Screen {
  readonly title: string
  /** At the right of the title: a currency or a time. */
  readonly aside?: string
  /** The one large figure and what it is. */
  readonly figure?: readonly [caption: string, value: string]
  readonly fields?: readonly (readonly [caption: string, value: string])[]
  readonly buttons?: readonly string[]
  /** Bright for a kiosk, dark for a desk machine. */
  readonly tone?: 'dark' | 'light'
}

const tones = {
  dark: { ground: '#0a2320', text: '#ffffff', soft: '#9cc3ba', panel: '#143a35' },
  light: { ground: '#f3f6f4', text: '#10231f', soft: '#5b6f69', panel: '#ffffff' },
} as const

/** A lit display of w × h mm facing +z. */
export const screen = (w: number, h: number, shown: Screen): Mesh => {
  const tone = tones[shown.tone ?? 'dark']
  const [width, height] = [1000, (1000 * h) / w]
  const unit = Math.min(width, height * 1.5) / 1000
  const bar = 110 * unit
  const pad = 40 * unit
  const parts = [
    `<rect width="${width}" height="${height}" fill="${tone.ground}"/>`,
    `<rect width="${width}" height="${bar}" fill="${colours.accent}"/>`,
    line(shown.title, pad, bar * 0.66, 52 * unit, { color: '#ffffff', weight: 600 }),
  ]
  if (shown.aside !== undefined)
    parts.push(line(shown.aside, width - pad, bar * 0.66, 46 * unit, { color: '#ffffff', anchor: 'end' }))
  const buttons = shown.buttons ?? []
  const fields = shown.fields ?? []
  const foot = buttons.length > 0 ? 130 * unit : 0
  const [top, bottom] = [bar + pad, height - foot - pad]
  const fieldsHigh = fields.length > 0 ? Math.min(170 * unit, (bottom - top) * 0.45) : 0
  if (shown.figure) {
    const [caption, value] = shown.figure
    const size = Math.min(190 * unit, (bottom - top - fieldsHigh) * 0.6)
    parts.push(line(caption, pad, top + 44 * unit, 46 * unit, { color: tone.soft }))
    parts.push(line(value, pad, top + 60 * unit + size, size, { color: tone.text, weight: 600 }))
  }
  fields.forEach(([caption, value], index) => {
    const step = (width - 2 * pad) / fields.length
    const [x, y] = [pad + index * step, bottom - fieldsHigh]
    parts.push(
      `<rect x="${x}" y="${y}" width="${step - 16 * unit}" height="${fieldsHigh}" rx="${16 * unit}" fill="${tone.panel}"/>`,
      line(caption, x + 24 * unit, y + fieldsHigh * 0.36, fieldsHigh * 0.24, { color: tone.soft }),
      line(value, x + 24 * unit, y + fieldsHigh * 0.82, fieldsHigh * 0.4, { color: tone.text, weight: 600 }),
    )
  })
  buttons.forEach((text, index) => {
    const step = (width - 2 * pad) / buttons.length
    const x = pad + index * step
    const main = index === buttons.length - 1
    parts.push(
      `<rect x="${x}" y="${height - foot}" width="${step - 16 * unit}" height="${foot - pad}" rx="${18 * unit}" fill="${main ? '#14a08a' : '#47635d'}"/>`,
      line(text, x + step / 2, height - foot + (foot - pad) * 0.68, 50 * unit, {
        color: '#ffffff',
        weight: 600,
        anchor: 'middle',
      }),
    )
  })
  const face = lit({ svg: parts.join(''), w: width, h: height, scale: 1.2 }, 1)
  const display = new Mesh(new PlaneGeometry(w, h), face)
  display.userData = { shown }
  return display
}
