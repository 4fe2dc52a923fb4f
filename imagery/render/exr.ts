import { readFileSync } from 'node:fs'

/** A render: one plane of width × height floats a channel, by Blender's name without the layer's. */
export interface Render {
  readonly width: number
  readonly height: number
  readonly has: (channel: string) => boolean
  readonly plane: (channel: string) => Float32Array
}

const float = 2

/**
 * Reads a multilayer EXR as cycles.py writes it: one part, scan lines, not compressed, 32-bit.
 * Throws on any other.
 */
export const readRender = (file: string): Render => {
  const bytes = readFileSync(file)
  let at = 8
  const text = (): string => {
    const end = bytes.indexOf(0, at)
    const found = bytes.toString('latin1', at, end)
    at = end + 1
    return found
  }
  const header = new Map<string, number>()
  for (let name = text(); name !== ''; name = text()) {
    text()
    const size = bytes.readUInt32LE(at)
    header.set(name, at + 4)
    at += 4 + size
  }
  const offsets = at
  const place = (name: string): number => {
    const found = header.get(name)
    if (found === undefined) throw new Error(`${file}: no ${name} in its header`)
    return found
  }
  if (bytes[place('compression')] !== 0) throw new Error(`${file}: compressed`)

  const names: string[] = []
  at = place('channels')
  for (let name = text(); name !== ''; name = text()) {
    if (bytes.readUInt32LE(at) !== float) throw new Error(`${file}: ${name} is not of 32-bit floats`)
    names.push(name.replace(/^ViewLayer\./, ''))
    at += 16
  }
  const window = place('dataWindow')
  const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) => bytes.readInt32LE(window + offset))
  const width = (right ?? 0) - (left ?? 0) + 1
  const height = (bottom ?? 0) - (top ?? 0) + 1
  const planes = new Map(names.map((name) => [name, new Float32Array(width * height)]))
  for (let row = 0; row < height; row += 1) {
    let from = Number(bytes.readBigUInt64LE(offsets + row * 8)) + 8
    for (const values of planes.values()) {
      for (let column = 0; column < width; column += 1)
        values[row * width + column] = bytes.readFloatLE(from + column * 4)
      from += width * 4
    }
  }
  return {
    width,
    height,
    has: (channel) => planes.has(channel),
    plane: (channel) => {
      const found = planes.get(channel)
      if (!found) throw new Error(`${file}: no channel ${channel}`)
      return found
    },
  }
}
