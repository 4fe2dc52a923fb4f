import type { Document } from '@gltf-transform/core'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'
import {
  strFromU8,
  strToU8,
  unzipSync,
  type Zippable,
  zipSync,
} from 'three/examples/jsm/libs/fflate.module.js'
import { provideCanvas } from './canvas.ts'
import { sceneOf } from './scene.ts'

/** Bytes of a local file header without the file's name (ZIP, APPNOTE 4.3.7), and of an extra field's head. */
const [headBytes, extraBytes] = [30, 4]
const alignment = 64

/** A stored archive whose files begin at multiples of 64 bytes, as USDZ asks for; the scene comes first. */
const alignedZip = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  let at = 0
  const entries: Zippable = {}
  for (const [name, file] of Object.entries(files)) {
    const head = headBytes + strToU8(name).length + extraBytes
    const padding = (alignment - ((at + head) % alignment)) % alignment
    entries[name] = [file, { level: 0, extra: { 0x1986: new Uint8Array(padding) } }]
    at += head + padding + file.length
  }
  // A time of the files would make them other ones each time.
  return zipSync(entries, { level: 0, mtime: '1980-01-01' })
}

/** The lists of a mesh, and to how many decimals of a metre, a direction or a picture they are written. */
const lists = /((?:int|point3f|normal3f|texCoord2f)\[\] (\w+|primvars:\w+) = )(\[.*?\])/gs
const decimals: Readonly<Record<string, number>> = { points: 4, normals: 2 }

const rounded = (list: string, places: number): string =>
  list
    .replace(/-?\d[\d.e+-]*/g, (value) => String(Number(Number(value).toFixed(places)) || 0))
    .replaceAll(', ', ',')

/** Places are exact to tenths of a millimetre: the text is a third as long. */
const shorten = (usda: string): string =>
  usda.replace(
    lists,
    (_, head: string, name: string, list: string) => head + rounded(list, decimals[name] ?? 3),
  )

/** A model for iOS's Quick Look, by three's exporter: in metres, on a horizontal plane. */
export const usdzOf = async (document: Document): Promise<Uint8Array> => {
  provideCanvas()
  const exported = unzipSync(
    await new USDZExporter().parseAsync(sceneOf(document), { quickLookCompatible: true }),
  )
  const files = Object.entries(exported).map(([name, file]): [string, Uint8Array] => [
    name,
    name.endsWith('.usda') ? strToU8(shorten(strFromU8(file))) : file,
  ])
  return alignedZip(Object.fromEntries(files))
}
