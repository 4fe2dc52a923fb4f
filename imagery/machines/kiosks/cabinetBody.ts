import { BoxGeometry, Mesh, type Group, type Material } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { add, box, cylinder, extrude, group, outline, plate, put } from '../../kit/geometry.ts'
import type { Corner, SidePoint } from '../../kit/geometry.ts'
import { matte, metal, satin } from '../../kit/materials.ts'
import { backPanel, foot } from '../../kit/parts.ts'
import type { Screen } from '../../kit/screen.ts'
import type { Size } from '../model.ts'

/** What carries the fittings of a cabinet: its housing, base, sides and back. */

/**
 * A cabinet for cash: its size, the colours of its front and of what
 * is printed there, its display's size in mm.
 */
export interface CashCabinet extends Size {
  readonly face: string
  readonly ink: string
  readonly display: readonly [w: number, h: number]
  readonly shown: Screen
}

interface Housing {
  readonly w: number
  /** How thick the two side cheeks are. */
  readonly cheek: number
  readonly body: Material
  readonly trim: Material
  /** Outlines of a cheek and of what lies between, as [z, y]. */
  readonly side: readonly Corner[]
  readonly core: readonly Corner[]
}

/** Two side cheeks with a core between them. */
export const housing = (parent: Group, { w, cheek, body, trim, side, core }: Housing): void => {
  for (const end of [-1, 1]) {
    add(parent, extrude(outline(side), cheek, 6, 'x'), body, [end * (w / 2 - cheek / 2), 0, 0])
  }
  add(parent, extrude(outline(core), w - 2 * cheek - 2, 2, 'x'), trim)
}

/** How far a face recedes, in mm, that rises by `rise` mm and leans back by `tilt` degrees. */
export const setback = (rise: number, tilt: number): number => rise * Math.tan((tilt * Math.PI) / 180)

/**
 * A place on the ledge between its front edge and the foot of the
 * screen, in mm; it lies with +z as its upper side.
 */
export const ledge = (parent: Group, edge: SidePoint, foot: SidePoint): Group => {
  const lean = (Math.atan2(foot[1] - edge[1], edge[0] - foot[0]) * 180) / Math.PI
  return group(parent, [0, (foot[1] + edge[1]) / 2, (edge[0] + foot[0]) / 2], [lean - 90, 0, 0])
}

/** A dark base set back under a cabinet, on feet. */
export const plinth = (parent: Group, w: number, d: number, high = 40): void => {
  add(parent, box(w, high - 8, d, 5), matte('#16181a'), [0, 8 + (high - 8) / 2, 0])
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) foot(parent, x * (w / 2 - 30), z * (d / 2 - 30), 20, 10)
  }
}

/** A row of upright slits as one body of plain boxes: cabinets have many of them. */
const slits = (count: number, long: number): Mesh => {
  const row = Array.from({ length: count }, (_, index) =>
    new BoxGeometry(4.6, long, 1.2).translate((index - (count - 1) / 2) * 11, 0, 0),
  )
  return new Mesh(mergeGeometries(row), matte('#0c0d0f'))
}

/** Slits on both sides of a cabinet w mm wide. */
export const flanks = (
  parent: Group,
  w: number,
  { y, z, count = 14, long = 80 }: { y: number; z: number; count?: number; long?: number },
): void => {
  for (const end of [-1, 1]) {
    put(parent, slits(count, long), [end * (w / 2 + 0.1), y, z], [0, end * 90, 0])
  }
}

/** A service lid, slits and the mains panel behind a cabinet whose back is at z. */
export const rear = (parent: Group, w: number, [low, high]: readonly [number, number], z: number): void => {
  const back = group(parent, [0, 0, z], [0, 180, 0])
  const tall = high - low
  add(back, plate(w, tall, 4, { r: 8 }), satin(), [0, low + tall / 2, 1])
  put(back, slits(Math.floor((w * 0.6) / 11), Math.min(90, tall * 0.16)), [0, high - tall * 0.15, 3.2])
  put(back, backPanel(), [0, low + 60, 4])
  for (const y of [0.4, 0.6]) add(back, cylinder(9, 4, 'z'), metal(), [w / 2 - 26, low + tall * y, 4])
}
