import sharp from 'sharp'
import { expect, it } from 'vitest'
import { largeFiles, pictureFaults } from '../../../../../scripts/checkContent/products/productFiles.ts'
import { encode } from '../../../../../scripts/pictures/encode.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'
import { pathOf, soundProduct } from '../../../../support/site/soundContent.ts'

const file = { path: pathOf(60), data: { ...soundProduct(60, 'printers'), model: '/media/mc-60/model.glb' } }

it.each(sheetFaults.large)('$field: $address has at most $limit KB', ({ field, address, limit }) => {
  const faultsAt = (bytes: number) => largeFiles(file, (asked) => (asked === address ? bytes : 0))
  expect(faultsAt(limit * 1024)).toEqual([])
  const [fault, ...others] = faultsAt(limit * 1024 + 1)
  expect(fault).toMatchObject({ file: file.path, field })
  expect(fault?.advice).toContain(
    `public${address} with ${limit + 1} KB, more than ${limit}; save it smaller`,
  )
  expect(others).toEqual([])
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

const files = await encode(await plain(1600, 1200).png().toBuffer())

const src = '/media/mc-60/hero'

/** The faults when one of the six files is another one. */
const faultsWith = (other: Record<string, Buffer>) => {
  const stored = { ...files, ...other }
  const product = { path: 'a.json', data: { images: [{ src, alt: 'A counter' }] } }
  return pictureFaults(product, (address) => stored[address.slice(src.length)])
}

it('the files of npm run pictures are sound', async () => {
  expect(await faultsWith({})).toEqual([])
})

it.each([
  ['-1600.avif', plain(300, 225).jpeg(), 'a file of the format jpeg'],
  ['-800.webp', plain(400, 300).webp(), '400 × 300 px in place of 800 × 600'],
  ['-400.webp', plain(400, 225).webp(), '400 × 225 px in place of 400 × 300'],
  [
    '-400.webp',
    plain(400, 300)
      .withExif({ IFD0: { Model: 'A' } })
      .webp(),
    'tells of its camera',
  ],
])('%s is not what its name says', async (ending, picture, words) => {
  const faults = await faultsWith({ [ending]: await picture.toBuffer() })
  expect(faults).toMatchObject([{ file: 'a.json', field: 'images[0].src', value: src }])
  expect(faults[0]?.advice).toContain(`public${src}${ending}, `)
  expect(faults[0]?.advice).toContain(words)
})
