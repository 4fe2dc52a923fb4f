import sharp from 'sharp'

/** `cut` keeps the middle of the photograph, `pad` all of it on a white ground. */
export type Fit = 'cut' | 'pad'

const full = { width: 1600, height: 1200 } as const

/** Keeps only the pixels, in the colours that browsers expect: neither place nor camera. */
const turned = (photograph: Buffer) =>
  sharp(photograph)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error('It is no photograph that can be read. Save it as JPEG or PNG.')
    })

/** What is done to a photograph that is not 4:3, in words. */
const changeOf = (width: number, height: number, fit: Fit): string => {
  const ratio = (width * 3) / (height * 4)
  const percent = Math.round((1 - Math.min(ratio, 1 / ratio)) * 100)
  if (percent === 0) return 'as it is'
  if (fit === 'cut') return `${percent} % cut off ${ratio > 1 ? 'left and right' : 'above and below'}`
  return `padded with white ${ratio > 1 ? 'above and below' : 'left and right'}`
}

/** Makes a photograph upright, 1600 × 1200 px, as PNG. Throws for one that is broken or too small. */
export const arrange = async (photograph: Buffer, fit: Fit): Promise<{ picture: Buffer; change: string }> => {
  const { data, info } = await turned(photograph)
  const { width, height } = info
  const scales = [full.width / width, full.height / height]
  if ((fit === 'cut' ? Math.max(...scales) : Math.min(...scales)) > 1) {
    const advice = `take one of ${full.width} × ${full.height} px or more`
    throw new Error(`It is ${width} × ${height} px, too small: ${advice}.`)
  }
  const picture = await sharp(data, { raw: info })
    .resize({ ...full, fit: fit === 'cut' ? 'cover' : 'contain', background: 'white' })
    .png()
    .toBuffer()
  return { picture, change: changeOf(width, height, fit) }
}
