import { random } from '../kit/random.ts'
import { engraved, fins, floors, solid } from './burin.ts'

/** Where the buildings stand. */
export const quay = 650

export type Top = 'flat' | 'slope' | 'step' | 'mast'

/** One tower: its left edge, width, height, top, and how its face is engraved. */
export interface Tower {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly top: Top
  readonly face: 'floors' | 'fins' | 'lit'
}

const outline = ({ x, width, top }: Tower, roof: number): string => {
  const right = x + width
  if (top === 'slope') return `M${x} ${quay}V${roof + width * 0.4}L${right} ${roof}V${quay}z`
  if (top === 'step') {
    const inset = Math.round(width * 0.22)
    return `M${x} ${quay}V${roof + 34}h${inset}V${roof}h${width - 2 * inset}v34h${inset}V${quay}z`
  }
  return `M${x} ${quay}V${roof}H${right}V${quay}z`
}

/** A tower from its roof to the quay. */
export function tower(plan: Tower): string {
  const { x, width, height, face } = plan
  const roof = quay - height
  const from = roof + (plan.top === 'slope' ? Math.round(width * 0.4) : plan.top === 'step' ? 34 : 0)
  const mast = plan.top === 'mast' ? solid(`M${x + width / 2} ${roof}v-${Math.round(height * 0.16)}`) : ''
  const lines =
    face === 'floors'
      ? engraved(floors(x, from, width, quay, 8))
      : face === 'fins'
        ? engraved(fins(x, from, width, quay, 7))
        : engraved(fins(x, from, width, quay, 9), { brass: true, opacity: 0.85, dash: '4 7', width: 2.4 })
  return mast + solid(outline(plan, roof)) + lines
}

/**
 * A row of towers from left to right, drawn by lot between bounds; `rise` shapes the skyline along the row.
 */
export function towerRow(row: {
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly width: readonly [number, number]
  readonly gap: number
  readonly rise: (x: number) => number
}): Tower[] {
  const next = random(row.seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const towers: Tower[] = []
  for (let x = row.from; x < row.to;) {
    const width = Math.round(row.width[0] + next() * (row.width[1] - row.width[0]))
    const height = Math.round(row.rise(x + width / 2) * (0.72 + next() * 0.42))
    towers.push({
      x,
      width,
      height,
      top: pick(['flat', 'flat', 'slope', 'step', 'mast']),
      face: pick(['floors', 'fins', 'lit']),
    })
    x += width + Math.round(next() * row.gap)
  }
  return towers
}

/** A shophouse under a tiled roof. */
export function shophouse(x: number, width: number, height: number): string {
  const eaves = quay - height
  const roof = `M${x - 6} ${eaves}l${width * 0.24} -34h${width * 0.52 + 12}l${width * 0.24} 34z`
  const arches = [0.12, 0.4, 0.68].map((share) => {
    const left = x + width * share
    return `M${left} ${quay}v-34q${width * 0.1} -14 ${width * 0.2} 0v34`
  })
  const shutters = [0.16, 0.44, 0.72].map(
    (share) => `M${x + width * share} ${eaves + 16}h${width * 0.13}v26h${-width * 0.13}z`,
  )
  return (
    solid(`M${x} ${quay}V${eaves}h${width}V${quay}z`) +
    solid(roof) +
    engraved(fins(x + width * 0.18, eaves - 36, width * 0.7, eaves - 3, 5)) +
    engraved(shutters.join(''), { brass: true, opacity: 0.8 }) +
    engraved(arches.join(''), { opacity: 0.7 })
  )
}

/** A sugar palm: a bare trunk and a globe of fan leaves. */
export function palm(x: number, height: number): string {
  const crown = quay - height
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(crown + radius * 0.9 * Math.sin(angle)).toFixed(1)}`
  const fan = (leaf: number) => {
    const angle = (leaf / 13) * 2 * Math.PI + 0.3
    const rib = (index: number) => `M${at(17, angle)}L${at(40 - 2 * Math.abs(index), angle + index * 0.11)}`
    return `M${at(3, angle)}L${at(17, angle)}${[-3, -2, -1, 0, 1, 2, 3].map(rib).join('')}`
  }
  const fans = Array.from({ length: 13 }, (_, leaf) => fan(leaf)).join('')
  return (
    solid(`M${x - 4} ${quay}q6 ${-height / 2} 2 ${-height}h4q4 ${height / 2} 2 ${height}z`, 1.2) +
    engraved(fans, { opacity: 0.9, width: 0.9 })
  )
}

/** A harbour crane of no particular port. */
export function crane(x: number, height: number): string {
  const top = quay - height
  const frame = `M${x} ${quay}L${x + 14} ${top + 60}V${top + 46}H${x + 76}V${top + 60}L${x + 90} ${quay}M${x + 6} ${top + 150}h78`
  const boom = `M${x - 120} ${top + 46}H${x + 130}M${x - 120} ${top + 54}H${x + 130}M${x + 45} ${top + 46}V${top}L${x - 110} ${top + 46}M${x + 45} ${top}L${x + 124} ${top + 46}`
  return engraved(frame + boom, { opacity: 0.9, width: 1.5 })
}

/** A river boat under its canopy. */
export const boat = (x: number, y: number): string =>
  solid(`M${x} ${y}q80 26 190 0q-12 24 -40 26h-110q-28 -2 -40 -26z`) +
  solid(`M${x + 46} ${y + 8}q4 -34 14 -34h72q10 0 14 34`) +
  engraved(fins(x + 52, y - 28, 84, y + 6, 8))
