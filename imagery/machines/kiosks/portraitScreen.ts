import { Mesh, PlaneGeometry, type Group } from 'three'
import type { Point } from '../../kit/geometry.ts'
import { colours } from '../../kit/materials.ts'
import { line, lit } from '../../kit/print.ts'
import { framed } from './cabinetParts.ts'

/** What an upright display shows: a figure, a list, an optional code to scan, one large button. */
interface Upright {
  readonly title: string
  readonly figure: readonly [caption: string, value: string]
  readonly rows: readonly (readonly [name: string, value: string])[]
  readonly button: string
}

const WIDTH = 600

const rowsOf = ({ rows }: Upright, top: number, step: number): string =>
  rows
    .map(([name, value], index) => {
      const y = top + index * step
      return [
        `<rect x="30" y="${y}" width="540" height="${step - 18}" rx="16" fill="#ffffff"/>`,
        `<rect x="30" y="${y}" width="12" height="${step - 18}" rx="6" fill="${colours.accent}"/>`,
        line(name, 66, y + step * 0.54, 44, { color: '#10231f' }),
        line(value, 546, y + step * 0.54, 48, { color: '#10231f', weight: 600, anchor: 'end' }),
      ].join('')
    })
    .join('')

/** A lit upright display of w × h in a black pane with a rim. */
export const uprightPane = (
  parent: Group,
  at: Point,
  [w, h]: readonly [number, number],
  shown: Upright,
  rim = 8,
): void => {
  const high = (WIDTH * h) / w
  const [caption, value] = shown.figure
  const svg = [
    `<rect width="${WIDTH}" height="${high}" fill="#dde6e2"/>`,
    `<rect width="${WIDTH}" height="112" fill="${colours.accent}"/>`,
    line(shown.title, 34, 76, 58, { color: '#ffffff', weight: 600 }),
    `<rect x="30" y="142" width="540" height="250" rx="20" fill="#0a2320"/>`,
    line(caption, 62, 204, 44, { color: '#9cc3ba' }),
    line(value, 58, 350, 136, { color: '#ffffff', weight: 600 }),
    rowsOf(shown, 418, (high - 418 - 190) / shown.rows.length),
    `<rect x="30" y="${high - 178}" width="540" height="148" rx="24" fill="#14a08a"/>`,
    line(shown.button, WIDTH / 2, high - 80, 72, { color: '#ffffff', weight: 600, anchor: 'middle' }),
  ].join('')
  const face = new Mesh(new PlaneGeometry(w, h), lit({ svg, w: WIDTH, h: high, scale: 1.4 }))
  framed(parent, at, [w, h], face, rim)
}
