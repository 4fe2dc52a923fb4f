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

/** A master on the site's ground instead of the render's; beside the machine the shadow fades before the frame ends. */
export async function onSiteGround(file: string, machine?: readonly [number, number]): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = channels(palette.ground)
  const tables = toneTables(renderGround, ground)
  const share = Float64Array.from({ length: info.width }, (_, x) => shadowShare(x / info.width, machine))
  const shifted = data.map((level, index) => {
    const [channel, column] = [index % 3, Math.floor(index / 3) % info.width]
    const base = ground[channel] ?? 0
    return Math.round(base + ((tables[channel]?.[level] ?? level) - base) * (share[column] ?? 1))
  })
  return { data: Buffer.from(shifted), info: { width: info.width, height: info.height, channels: 3 } }
}

/** How much of the shadow is left at a share of the width: all over the machine, none a little before the frame. */
function shadowShare(at: number, machine?: readonly [number, number]): number {
  if (!machine) return 1
  const [left, right] = machine
  const beyond = at < left ? (left - at) / (left - 0.02) : (at - right) / (0.98 - right)
  const part = Math.min(1, Math.max(0, beyond))
  return 1 - part * part * (3 - 2 * part)
}
