import type { Line } from './visibleLines.ts'

type Place = readonly [column: number, row: number]

const keyOf = ([column, row]: Place): string => `${column} ${row}`

/** Lines between places of a grid, each once; parallels within one step of the grid become one. */
const onGrid = (lines: readonly Line[], toGrid: (place: Place) => Place): Map<string, [Place, Place]> => {
  const kept = new Map<string, [Place, Place]>()
  for (const { from, to } of lines) {
    const ends = [toGrid(from), toGrid(to)].sort(([a, b], [c, d]) => a - c || b - d)
    const [one, other] = ends
    if (!one || !other || keyOf(one) === keyOf(other)) continue
    kept.set(`${keyOf(one)} ${keyOf(other)}`, [one, other])
  }
  return kept
}

/** Level and upright lines that touch or overlap become one. */
const joinStraight = (lines: Iterable<readonly [Place, Place]>): [Place, Place][] => {
  const rows = new Map<string, [number, number][]>()
  const others: [Place, Place][] = []
  for (const [from, to] of lines) {
    const isLevel = from[1] === to[1]
    if (!isLevel && from[0] !== to[0]) {
      others.push([from, to])
      continue
    }
    const key = isLevel ? `h ${from[1]}` : `v ${from[0]}`
    const span: [number, number] = isLevel ? [from[0], to[0]] : [from[1], to[1]]
    rows.set(key, [...(rows.get(key) ?? []), span])
  }
  const joined = [...rows].flatMap(([key, spans]) => {
    const [kind, place] = key.split(' ')
    const fixed = Number(place)
    return unionOf(spans).map(([start, end]): [Place, Place] =>
      kind === 'h'
        ? [
            [start, fixed],
            [end, fixed],
          ]
        : [
            [fixed, start],
            [fixed, end],
          ],
    )
  })
  return [...joined, ...others]
}

const unionOf = (spans: readonly [number, number][]): [number, number][] => {
  const joined: [number, number][] = []
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** Puts lines end to end. */
const chain = (lines: readonly (readonly [Place, Place])[]): Place[][] => {
  const waiting = new Map<string, Set<number>>()
  const lay = (place: Place, index: number) => {
    const key = keyOf(place)
    waiting.set(key, (waiting.get(key) ?? new Set()).add(index))
  }
  for (const [index, [from, to]] of lines.entries()) {
    lay(from, index)
    lay(to, index)
  }
  const used = new Set<number>()
  const next = (place: Place): Place | undefined => {
    for (const index of waiting.get(keyOf(place)) ?? []) {
      const line = lines[index]
      if (!line || used.has(index)) continue
      used.add(index)
      return keyOf(line[0]) === keyOf(place) ? line[1] : line[0]
    }
    return undefined
  }
  return lines.flatMap(([from, to], index) => {
    if (used.has(index)) return []
    used.add(index)
    const places = [from, to]
    for (let place = next(to); place; place = next(place)) places.push(place)
    for (let place = next(from); place; place = next(place)) places.unshift(place)
    return [places]
  })
}

/** How far a place lies from the straight line between two others. */
const distance = ([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number => {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length
}

/** Leaves out places that lie within `allowed` of the line without them (Douglas and Peucker). */
const straighten = (places: readonly Place[], allowed: number): Place[] => {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.length < 3) return [...places]
  const far = places.map((place) => distance(place, first, last))
  const most = Math.max(...far.slice(1, -1))
  if (most <= allowed) return [first, last]
  const at = far.indexOf(most, 1)
  return [
    ...straighten(places.slice(0, at + 1), allowed).slice(0, -1),
    ...straighten(places.slice(at), allowed),
  ]
}

const write = (places: readonly Place[]): string =>
  places
    .map(([x, y], index) => {
      const before = places[index - 1]
      if (!before) return `M${x} ${y}`
      const [dx, dy] = [x - before[0], y - before[1]]
      if (dy === 0) return `h${dx}`
      return dx === 0 ? `v${dy}` : `l${dx} ${dy}`
    })
    .join('')

/**
 * The data of an SVG path of these lines. Lines that fall together on the grid are drawn once; chains shorter than
 * `least` steps of the grid are left out.
 */
export const pathOf = (lines: readonly Line[], toGrid: (place: Place) => Place, least: number): string => {
  const chains = chain(joinStraight(onGrid(lines, toGrid).values())).map((places) => straighten(places, 0.6))
  const lengthOf = (places: readonly Place[]): number =>
    places.reduce((sum, [x, y], index) => {
      const [fromX, fromY] = places[index - 1] ?? [x, y]
      return sum + Math.hypot(x - fromX, y - fromY)
    }, 0)
  return chains
    .filter((places) => lengthOf(places) >= least)
    .map(write)
    .join('')
}
