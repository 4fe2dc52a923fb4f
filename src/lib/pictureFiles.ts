/** The path of a picture's largest file, 1,600 px wide. */
export const largestPicture = (src: string): string => `${src}-1600.webp`

export const pictureWidths = [400, 800, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** `src` has neither width nor extension: `/media/mc-280/hero`. */
export const pictureFiles = (src: string): string[] =>
  pictureWidths.flatMap((width) => ['avif', 'webp'].map((format) => `${src}-${width}.${format}`))
