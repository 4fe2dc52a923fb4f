import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { MathUtils } from 'three'
import type { Render } from './exr.ts'
import { makeNetwork, readWeights } from './onnx.ts'

const weights = new URL('./weights/rt_ldr_alb_nrm.tza', import.meta.url)

/** A picture of bytes, four a pixel: red, green, blue and how much of it is machine or shadow. */
export interface Cutout {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** The share of a shadow that its catcher never quite loses. */
const residue = 0.035

const clamp = (value: number): number => (value > 0 ? Math.min(1, value) : 0)
const toSrgb = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

/** Khronos PBR Neutral tone mapping: colours of materials stay what they are, lights roll off. */
const neutral = (red: number, green: number, blue: number): [number, number, number] => {
  const least = Math.min(red, green, blue)
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04
  const [r, g, b] = [red - offset, green - offset, blue - offset]
  const peak = Math.max(r, g, b)
  const start = 0.76
  if (peak < start) return [r, g, b]
  const rest = 1 - start
  const target = 1 - (rest * rest) / (peak + rest - start)
  const share = 1 - 1 / (0.15 * (peak - target) + 1)
  const soft = (channel: number) => (channel * target) / peak + (target - (channel * target) / peak) * share
  return [soft(r), soft(g), soft(b)]
}

/** A part of a picture. */
interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a render that is not empty. */
const windowOf = ({ width, height, plane }: Render): Window => {
  const alpha = plane('Combined.A')
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    if ((alpha[index] ?? 0) < residue) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * The network's input: colour over white, albedo and normal, nine planes interleaved;
 * and the same with the alpha in place of the colour.
 */
const prepare = (render: Render, { left, top, width, height }: Window) => {
  const count = width * height
  const [red, green, blue, alpha] = ['R', 'G', 'B', 'A'].map((name) => render.plane(`Combined.${name}`))
  const albedo = ['R', 'G', 'B'].map((name) => render.plane(`Denoising Albedo.${name}`))
  const normal = ['X', 'Y', 'Z'].map((name) => render.plane(`Denoising Normal.${name}`))
  const colour = new Float32Array(count * 9)
  const cover = new Float32Array(count * 9)
  for (let index = 0; index < count; index += 1) {
    const from = (top + Math.floor(index / width)) * render.width + left + (index % width)
    const a = clamp(alpha?.[from] ?? 0)
    const linear = (plane: Float32Array | undefined) => Math.min(20, (plane?.[from] ?? 0) / Math.max(a, 1e-4))
    const mapped = neutral(linear(red), linear(green), linear(blue))
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * 9 + channel
      colour[at] = clamp(toSrgb(clamp(mapped[channel] ?? 0)) * a + 1 - a)
      cover[at] = a
      colour[at + 3] = cover[at + 3] = clamp(albedo[channel]?.[from] ?? 0)
      colour[at + 6] = cover[at + 6] = clamp((normal[channel]?.[from] ?? 0) * 0.5 + 0.5)
    }
  }
  return { colour, cover }
}

const band = 624
const overlap = 64
const toSixteen = (value: number): number => Math.ceil(value / 16) * 16

/**
 * The row at the same distance inside the edge, for a row outside it.
 * The network would take one row that repeats for stripes of the picture.
 */
const mirrored = (row: number, height: number): number => {
  const within = row < 0 ? -1 - row : row >= height ? 2 * height - 1 - row : row
  return Math.min(height - 1, Math.max(0, within))
}

/** Runs the network over horizontal bands that overlap, since a whole picture needs too much memory. */
const clean = async (
  NewTensor: typeof Tensor,
  session: InferenceSession,
  source: Float32Array,
  width: number,
  height: number,
): Promise<Float32Array> => {
  const wide = toSixteen(width)
  const cleaned = new Float32Array(width * height * 3)
  for (let top = 0; top < height; top += band) {
    const high = toSixteen(Math.min(band, height - top) + 2 * overlap)
    const planes = new Float32Array(9 * wide * high)
    for (let y = 0; y < high; y += 1) {
      const row = mirrored(top + y - overlap, height)
      for (let x = 0; x < wide; x += 1) {
        const from = (row * width + Math.min(width - 1, x)) * 9
        for (let plane = 0; plane < 9; plane += 1)
          planes[(plane * high + y) * wide + x] = source[from + plane] ?? 0
      }
    }
    const outputs = await session.run({ input: new NewTensor('float32', planes, [1, 9, high, wide]) })
    const [output]: (Tensor | undefined)[] = Object.values(outputs)
    if (!output) throw new Error('The denoiser gave nothing back.')
    for (let y = 0; y < Math.min(band, height - top); y += 1) {
      for (let x = 0; x < width; x += 1) {
        for (let channel = 0; channel < 3; channel += 1)
          cleaned[((top + y) * width + x) * 3 + channel] =
            output.data[(channel * high + y + overlap) * wide + x] ?? 0
      }
    }
  }
  return cleaned
}

/** Over which share of the frame a shadow fades out. */
const fadeShare = 0.12
/** The alpha of shadows is below the first; that of a machine, also at its edges, mostly above the second. */
const [shadow, machine] = [0.4, 0.8]

/** A shadow's strength, gone before the frame ends: its edge must not show on the page. */
const fadeOut = (alpha: number, x: number, y: number, width: number, height: number): number =>
  Math.max(0, (alpha - residue) / (1 - residue)) *
  MathUtils.smoothstep(Math.min(x / width, 1 - x / width, y / height, 1 - y / height), 0, fadeShare)

const loadRuntime = async () => {
  try {
    return await import('onnxruntime-node')
  } catch {
    throw new Error('The denoiser needs onnxruntime-node: npm install --no-save onnxruntime-node@1.30.0')
  }
}

/** Turns the network's input into red, green and blue from 0 to 1. */
type Filter = (source: Float32Array, width: number, height: number) => Promise<Float32Array>

const loadNetwork = async (): Promise<Filter> => {
  const { InferenceSession, Tensor } = await loadRuntime()
  const session = await InferenceSession.create(makeNetwork(readWeights(weights)), { intraOpNumThreads: 2 })
  return (source, width, height) => clean(Tensor, session, source, width, height)
}

/** Red, green and blue of a render that Blender has denoised itself. */
const unchanged: Filter = (source, width, height) =>
  Promise.resolve(
    Float32Array.from(
      { length: width * height * 3 },
      (_, index) => source[Math.floor(index / 3) * 9 + (index % 3)] ?? 0,
    ),
  )

/**
 * Makes the function that turns a render into a clean picture with a clear ground.
 * `fade` says how much of a shadow stays. `load` gets the network for the first render that Blender has not
 * denoised itself; the function rejects when the network's runtime is missing.
 */
export const makeDenoiser = (load = loadNetwork) => {
  let network: Promise<Filter> | undefined
  return async (render: Render, fade: (x: number, y: number) => number): Promise<Cutout> => {
    const { width, height } = render
    const part = windowOf(render)
    const { colour, cover } = prepare(render, part)
    const filter = render.has('Noisy Image.R') ? unchanged : await (network ??= load())
    const colours = await filter(colour, part.width, part.height)
    const covers = await filter(cover, part.width, part.height)
    const data = Buffer.alloc(width * height * 4)
    for (let index = 0; index < part.width * part.height; index += 1) {
      const raw = clamp(covers[index * 3] ?? 0)
      const [x, y] = [part.left + (index % part.width), part.top + Math.floor(index / part.width)]
      const to = (y * width + x) * 4
      const kept = MathUtils.smoothstep(raw, shadow, machine)
      const alpha = kept * raw + (1 - kept) * fadeOut(raw, x, y, width, height) * fade(x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const overWhite = colours[index * 3 + channel] ?? 0
        data[to + channel] = alpha > 0 ? Math.round(255 * clamp((overWhite - (1 - raw)) / raw)) : 0
      }
      data[to + 3] = Math.round(255 * alpha)
    }
    return { width, height, data }
  }
}
