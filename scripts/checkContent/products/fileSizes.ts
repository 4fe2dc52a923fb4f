import type { Fault, ParsedFile, SizeOf } from '../files/contentFile.ts'
import { namedFiles } from './productFiles.ts'

const limits: readonly [ending: RegExp, kilobytes: number][] = [
  [/-400\.avif$/, 25],
  [/-800\.avif$/, 60],
  [/-1600\.avif$/, 160],
  [/\.(mp4|webm)$/, 1536],
  [/\.glb$/, 400],
]

/** The pictures, videos and models of a product that are too large for a visitor on a slow network. */
export const largeFiles = (file: ParsedFile, sizeOf: SizeOf): Fault[] =>
  namedFiles(file).flatMap(({ field, value, addresses }) =>
    addresses.flatMap((address) => {
      const [, limit = Infinity] = limits.find(([ending]) => ending.test(address)) ?? []
      const kilobytes = Math.ceil((sizeOf(address) ?? 0) / 1024)
      if (kilobytes <= limit) return []
      const advice = `has public${address} with ${kilobytes} KB, more than ${limit}; save it smaller`
      return [{ file: file.path, field, value, advice }]
    }),
  )
