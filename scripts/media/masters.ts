/** A rendered master and the product picture it becomes. */
interface Master {
  readonly file: string
  readonly slug: string
  readonly view: 'hero' | 'front' | 'side' | 'detail'
  /** Where the machine begins and ends across the frame, so that the shadow beside it can fade out. */
  readonly machine?: readonly [left: number, right: number]
}

export const masters: readonly Master[] = [
  { file: 'counter-hero.png', slug: 'mc-280', view: 'hero', machine: [0.18, 0.815] },
  { file: 'counter-front.png', slug: 'mc-280', view: 'front', machine: [0.19, 0.81] },
  { file: 'counter-side.png', slug: 'mc-280', view: 'side', machine: [0.21, 0.8] },
  { file: 'counter-detail.png', slug: 'mc-280', view: 'detail' },
  { file: 'counterG-hero2.png', slug: 'mc-320', view: 'hero', machine: [0.17, 0.84] },
  { file: 'sorter-hero.png', slug: 'bs-4', view: 'hero', machine: [0.21, 0.79] },
  { file: 'sorter-detail.png', slug: 'bs-4', view: 'detail' },
  { file: 'sorter8-level.png', slug: 'bs-8', view: 'hero', machine: [0.12, 0.88] },
  { file: 'kiosk-level.png', slug: 'cd-600', view: 'hero', machine: [0.35, 0.65] },
  { file: 'tape-hero.png', slug: 'bt-20', view: 'hero', machine: [0.07, 0.93] },
]
