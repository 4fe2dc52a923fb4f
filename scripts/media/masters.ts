/** A rendered master and the product picture it becomes. */
export interface Master {
  readonly file: string
  readonly slug: string
  readonly view: 'hero' | 'front' | 'side' | 'detail'
}

export const masters: readonly Master[] = [
  { file: 'counter-hero.png', slug: 'mc-280', view: 'hero' },
  { file: 'counter-front.png', slug: 'mc-280', view: 'front' },
  { file: 'counter-side.png', slug: 'mc-280', view: 'side' },
  { file: 'counter-detail.png', slug: 'mc-280', view: 'detail' },
  { file: 'counterG-hero2.png', slug: 'mc-320', view: 'hero' },
  { file: 'sorter-hero.png', slug: 'bs-4', view: 'hero' },
  { file: 'sorter-detail.png', slug: 'bs-4', view: 'detail' },
  { file: 'sorter8-level.png', slug: 'bs-8', view: 'hero' },
  { file: 'kiosk-level.png', slug: 'cd-600', view: 'hero' },
  { file: 'tape-hero.png', slug: 'bt-20', view: 'hero' },
]
