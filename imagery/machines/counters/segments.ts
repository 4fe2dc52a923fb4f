const strokes = {
  a: [0.16, 0, 0.84, 0],
  b: [1, 0.08, 1, 0.44],
  c: [1, 0.56, 1, 0.92],
  d: [0.16, 1, 0.84, 1],
  e: [0, 0.56, 0, 0.92],
  f: [0, 0.08, 0, 0.44],
  g: [0.16, 0.5, 0.84, 0.5],
} as const

type Stroke = keyof typeof strokes

const names: readonly Stroke[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const digitStrokes: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
}

/**
 * A number of seven-segment digits as svg, `size` high, its upper left
 * corner at x and y; unlit strokes stay faint.
 */
export const segments = (
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { lit, unlit }: { readonly lit: string; readonly unlit: string },
): string =>
  Array.from(text)
    .map((digit, index) => {
      const left = x + index * size * 0.76
      const marks = digitStrokes[digit] ?? ''
      return names
        .map((name) => {
          const [x1, y1, x2, y2] = strokes[name]
          const at = (px: number, py: number) => `${left + px * size * 0.5} ${y + py * size}`
          const color = marks.includes(name) ? lit : unlit
          return `<path d="M${at(x1, y1)}L${at(x2, y2)}" stroke="${color}" stroke-width="${size * 0.12}" stroke-linecap="round"/>`
        })
        .join('')
    })
    .join('')
