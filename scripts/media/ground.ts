import sharp from 'sharp'
import { palette } from '../../src/app/theme/tokens.ts'
import type { Pixels } from './encode.ts'

type Rgb = readonly [number, number, number]

/** The tone the renders are made on: see imagery.md. */
const renderGround: Rgb = [0xf3, 0xf5, 0xf6]

/** A token as its three channels. */
export const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** One table a channel that carries `from` exactly to `to` by multiplication, so that shadows follow. */
const toneTables = (from: Rgb, to: Rgb): readonly Uint8Array[] =>
  from.map((value, channel) =>
    Uint8Array.from({ length: 256 }, (_, level) => Math.round((level * (to[channel] ?? value)) / value)),
  )

/** A master on the site's ground instead of the render's. */
export async function onSiteGround(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tables = toneTables(renderGround, channels(palette.ground))
  const shifted = data.map((level, index) => tables[index % 3]?.[level] ?? level)
  return { data: Buffer.from(shifted), info: { width: info.width, height: info.height, channels: 3 } }
}
