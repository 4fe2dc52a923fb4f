import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { palette } from '../lib/brand.ts'
import { hashOf } from '../lib/record.ts'
import type { Cutout } from './denoise.ts'

const scripts = ['cycles.py', 'denoiser.py', 'shader_inputs.py'].map((name) =>
  readFileSync(join(import.meta.dirname, name)),
)

/** What pictures of a model are made of, with whatever else decides how they look. */
export const recipeOf = (glb: Uint8Array, ...parts: readonly unknown[]): string =>
  hashOf(glb, ...scripts, JSON.stringify([...parts, palette.ground]))

/** A machine on the ground of all pictures. */
export const onGround = ({ data, width, height }: Cutout): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: palette.ground })
