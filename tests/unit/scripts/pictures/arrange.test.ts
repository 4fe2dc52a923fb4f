import sharp from 'sharp'
import { expect, it } from 'vitest'
import { arrange } from '../../../../scripts/pictures/arrange.ts'

const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

it('makes a photograph 1600 × 1200 px and keeps no metadata', async () => {
  const { picture, change } = await arrange(await photograph(2000, 1500), 'cut')
  expect(change).toBe('as it is')
  const { width, height, exif, icc } = await sharp(picture).metadata()
  expect([width, height, exif, icc]).toEqual([1600, 1200, undefined, undefined])
})

it('turns a photograph upright, and says what it cuts or pads', async () => {
  // Taken upright with a telephone: 1800 px wide and 2400 px high.
  const upright = await photograph(2400, 1800, 6)
  expect((await arrange(upright, 'cut')).change).toBe('44 % cut off above and below')
  const { picture, change } = await arrange(upright, 'pad')
  expect(change).toBe('padded with white left and right')
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number) => data[(600 * info.width + x) * info.channels]
  expect([redAt(20), redAt(800)]).toEqual([255, 0])
})

it('refuses what it would have to enlarge, and what is no photograph', async () => {
  await expect(arrange(await photograph(1599, 2000), 'cut')).rejects.toThrow(
    'It is 1599 × 2000 px, too small: take one of 1600 × 1200 px or more.',
  )
  expect((await arrange(await photograph(1599, 2000), 'pad')).change).toMatch(/^padded/)
  await expect(arrange(Buffer.from('x'), 'cut')).rejects.toThrow('no photograph that can be read')
})
