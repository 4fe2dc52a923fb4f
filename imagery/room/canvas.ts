/** An encoded picture, where a browser has a decoded one. */
export class Picture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array

  constructor(width: number, height: number, bytes: Uint8Array) {
    this.width = width
    this.height = height
    this.bytes = bytes
  }
}

/** A canvas that hands on the bytes of the picture drawn on it. */
const makeCanvas = () => {
  let drawn = new Uint8Array()
  return {
    getContext: () => ({
      drawImage: ({ bytes }: Picture) => {
        drawn = Uint8Array.from(bytes)
      },
    }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([drawn])),
  }
}

/**
 * three's exporter decodes and encodes pictures with a browser's canvas. Ours are encoded already, so Node needs no
 * more of a canvas than this.
 */
export const provideCanvas = (): void => {
  Object.assign(globalThis, { ImageBitmap: Picture, document: { createElement: makeCanvas } })
}
