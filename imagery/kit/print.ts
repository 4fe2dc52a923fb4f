import { Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three'
import { letters, type Weight } from './lettering.ts'
import { colours } from './materials.ts'

/** A drawing on a surface: what is inside its svg element, in a box of `w` × `h` units, and pixels a unit. */
export interface Artwork {
  readonly svg: string
  readonly w: number
  readonly h: number
  readonly scale: number
}

const artworks = new WeakMap<MeshPhysicalMaterial, Artwork>()

/** The drawing of a printed material; the export draws it, since Node has no canvas. */
export const artworkOf = (material: MeshPhysicalMaterial): Artwork | undefined => artworks.get(material)

const printed = (material: MeshPhysicalMaterial, artwork: Artwork): MeshPhysicalMaterial => {
  artworks.set(material, artwork)
  return material
}

/** A printed surface, opaque or with what is not drawn clear. */
export const print = (artwork: Artwork, { clear = false, roughness = 0.6 } = {}): MeshPhysicalMaterial =>
  printed(new MeshPhysicalMaterial({ name: 'print', roughness, transparent: clear }), artwork)

/** A lit surface that shows a drawing. */
export const lit = (artwork: Artwork, strength = 1): MeshPhysicalMaterial =>
  printed(
    new MeshPhysicalMaterial({
      name: 'screen',
      color: '#000000',
      emissive: '#ffffff',
      emissiveIntensity: strength,
      roughness: 0.22,
    }),
    artwork,
  )

const sheen = print(
  {
    svg: '<rect width="20" height="20" fill="#e6eff4" fill-opacity=".09"/><path d="M3 20L11 0h4L7 20z" fill="#ffffff" fill-opacity=".16"/>',
    w: 20,
    h: 20,
    scale: 16,
  },
  { clear: true, roughness: 0.1 },
)

/**
 * Clear plastic of covers, drawers and windows, with a sheen;
 * brighter than glass, which dims what is behind it.
 */
export const clearPlastic = (): MeshPhysicalMaterial => sheen

interface TextLook {
  color?: string
  weight?: Weight
  /** Where the given x is: at the text's start, middle or end. */
  anchor?: 'start' | 'middle' | 'end'
  tracking?: number
}

/** A line of text as an svg path, `size` high, its baseline at y. */
export const line = (
  text: string,
  x: number,
  y: number,
  size: number,
  { color = colours.ink, weight = 500, anchor = 'start', tracking = 0 }: TextLook = {},
): string => {
  const look = { weight, size, tracking }
  const { width } = letters(text, { ...look, x: 0, y: 0 })
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return `<path fill="${color}" d="${letters(text, { ...look, x: left, y }).d}"/>`
}

/** A flat sheet of w × h mm facing +z with a drawing in mm on it, clear elsewhere. */
export const decal = (w: number, h: number, svg: string): Mesh =>
  new Mesh(new PlaneGeometry(w, h), print({ svg, w, h, scale: 8 }, { clear: true, roughness: 0.5 }))

/** A printed paper of w × h mm facing +z, drawn in mm, `scale` pixels a mm. */
export const sheet = (w: number, h: number, svg: string, scale = 6): Mesh =>
  new Mesh(new PlaneGeometry(w, h), print({ svg, w, h, scale }, { roughness: 0.85 }))

/** A lit face of w × h mm facing +z, drawn in mm, `scale` pixels a mm. */
export const litSheet = (w: number, h: number, svg: string, strength = 1, scale = 8): Mesh =>
  new Mesh(new PlaneGeometry(w, h), lit({ svg, w, h, scale }, strength))

/** A line of text on a body, `size` mm high, in the middle of its sheet. */
export const label = (text: string, size: number, look: Omit<TextLook, 'anchor'> = {}): Mesh => {
  const { weight = 600, tracking = 0 } = look
  const width = letters(text, { weight, size, tracking, x: 0, y: 0 }).width + size
  const height = size * 1.6
  return decal(
    width,
    height,
    line(text, width / 2, height / 2 + size * 0.35, size, { ...look, weight, anchor: 'middle' }),
  )
}
