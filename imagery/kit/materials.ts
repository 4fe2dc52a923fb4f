import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/**
 * Colours of the machines; `accent` is the site's intaglio green, a little
 * brighter under studio light, `lamp` the same lit.
 */
export const colours = {
  white: '#e9ebec',
  light: '#cfd3d6',
  graphite: '#2b3036',
  black: '#121417',
  accent: '#0b7a66',
  lamp: '#1fb69c',
  amber: '#f2a33a',
  red: '#e5484d',
  ink: '#1b2329',
} as const

const known = new Map<string, MeshPhysicalMaterial>()

/** One material of a name for all models, so that an exported file holds it once. */
const material = (name: string, parameters: MeshPhysicalMaterialParameters): MeshPhysicalMaterial => {
  const made = known.get(name) ?? new MeshPhysicalMaterial({ name, ...parameters })
  known.set(name, made)
  return made
}

/** Painted plastic of a housing. */
export const shell = (color: string = colours.white) => material(`shell ${color}`, { color, roughness: 0.42 })
export const satin = (color: string = colours.graphite) =>
  material(`satin ${color}`, { color, roughness: 0.48 })
export const gloss = (color = '#15181c') =>
  material(`gloss ${color}`, { color, roughness: 0.16, clearcoat: 1, clearcoatRoughness: 0.04 })
export const matte = (color = '#17191c') => material(`matte ${color}`, { color, roughness: 0.8 })
export const rubber = (color = '#1a1b1d') => material(`rubber ${color}`, { color, roughness: 0.72 })
export const metal = (color = '#c4c7ca', roughness = 0.3) =>
  material(`metal ${color} ${roughness}`, { color, metalness: 1, roughness })
export const paint = (color: string) => material(`paint ${color}`, { color, roughness: 0.4 })
/** A clear cover; the renderer makes it glass, a viewer shows it half transparent. */
export const glass = () =>
  material('glass', { color: '#c9d2d8', roughness: 0.05, transmission: 0.95, ior: 1.3, thickness: 2 })
/** A lamp. */
export const glow = (color: string, strength = 2) =>
  material(`glow ${color} ${strength}`, {
    color: '#000000',
    emissive: color,
    emissiveIntensity: strength,
    roughness: 0.5,
  })
export const paper = (color: '#e6e2d2' | '#c3c9b4' | '#f4f2ea' = '#e6e2d2') =>
  material(`paper ${color}`, { color, roughness: 0.9 })
