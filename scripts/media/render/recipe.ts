import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { palette } from '../../../src/app/theme/tokens.ts'
import { hashOf } from '../record.ts'
import type { Cutout } from './denoise.ts'

const script = readFileSync(new URL('./cycles.py', import.meta.url))

/** What pictures of a model are made of, with whatever else decides how they look. */
export const recipeOf = (glb: Uint8Array, ...parts: readonly unknown[]): string =>
  hashOf(glb, script, JSON.stringify([...parts, palette.ground]))

/** A machine on the ground of all pictures. */
export const onGround = ({ data, width, height }: Cutout): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: palette.ground })
