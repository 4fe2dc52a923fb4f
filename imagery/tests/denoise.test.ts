import { expect, it } from 'vitest'
import { makeDenoiser } from '../render/denoise.ts'
import type { Render } from '../render/exr.ts'

const [width, height] = [4, 3]

/** A render that one colour fills. */
const renderWith = (...extra: readonly string[]): Render => {
  const colour = ['Combined.R', 'Combined.G', 'Combined.B'].map((name) => [name, 0.5] as const)
  const guides = ['Albedo.R', 'Albedo.G', 'Albedo.B', 'Normal.X', 'Normal.Y', 'Normal.Z']
  const values = new Map<string, number>([
    ...colour,
    ['Combined.A', 1],
    ...guides.map((name) => [`Denoising ${name}`, 0] as const),
    ...extra.map((name) => [name, 0] as const),
  ])
  return {
    width,
    height,
    has: (channel) => values.has(channel),
    plane: (channel) => {
      const value = values.get(channel)
      if (value === undefined) throw new Error(`no channel ${channel}`)
      return new Float32Array(width * height).fill(value)
    },
  }
}

const all = () => 1

it('a render that Blender has denoised keeps its colours, and needs no network', async () => {
  const denoise = makeDenoiser(() => Promise.reject(new Error('The network was asked for.')))
  const { data } = await denoise(renderWith('Noisy Image.R'), all)
  // 0.46 after the tone mapping's offset of 0.04, in sRGB
  expect([...data.subarray(0, 4)]).toEqual([181, 181, 181, 255])
  expect(data.equals(Buffer.concat(Array.from({ length: width * height }, () => data.subarray(0, 4))))).toBe(
    true,
  )
})

it('a render with noise goes through the network, which is loaded once', async () => {
  let loads = 0
  const denoise = makeDenoiser(() => {
    loads += 1
    return Promise.resolve((_source, wide, high) =>
      Promise.resolve(new Float32Array(wide * high * 3).fill(1)),
    )
  })
  const { data } = await denoise(renderWith(), all)
  await denoise(renderWith(), all)
  expect([...new Set(data)]).toEqual([255])
  expect(loads).toBe(1)
})
