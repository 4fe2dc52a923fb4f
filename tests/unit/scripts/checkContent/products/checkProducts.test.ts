import { describe, expect, it } from 'vitest'
import {
  type ContentFile,
  type Fault,
  report,
} from '../../../../../scripts/checkContent/files/contentFile.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import {
  allExceptFiles,
  type Draft,
  pathOf,
  soundCatalogue,
  subjectId,
  toFile,
} from '../../../../support/site/soundContent.ts'

const subject = pathOf(subjectId)
const folder = 'src/content/products'

/** The sound catalogue with its subject spoilt; `product` is a copy that may be changed freely. */
const spoil = (mutate: (product: Draft) => void, id = subjectId): ContentFile[] =>
  soundCatalogue().map(({ id: own, product }) => {
    if (own === id) mutate(product)
    return toFile(own, product)
  })

const set =
  (changes: Draft) =>
  (product: Draft): void => {
    Object.assign(product, changes)
  }

const inRows = (rows: Draft) => (product: Draft) => {
  product.specifications = { ...(product.specifications as Draft), ...rows }
}

const image = { src: '/media/mc-60/hero', alt: 'A counter' }
const video = { title: 'A title', description: 'A sentence.' }
const features = Array.from({ length: 6 }, (_, index) => `A phrase that is long enough, number ${index}`)

type Expected = [field: string, value: unknown, remedy: RegExp]
type Row = [name: string, mutate: (product: Draft) => void, ...expected: Expected]

const faults: Row[] = [
  ['no number as id', set({ id: '60' }), 'id', '60', /must be a whole number.*write the number/],
  ['a broken number as id', set({ id: 60.5 }), 'id', 60.5, /must be a whole number.*write the number/],
  ['another number than the file', set({ id: 61 }), 'id', 61, /file name starts with \(60\); change/],
  ['an unknown key', set({ colour: 'white' }), 'colour', 'white', /not a known field; correct.*or remove/],
  ['no model code', set({ name: 'Counter' }), 'name', 'Counter', /write it like "MC 280/],
  ['a long name', set({ name: 'MC 60 '.padEnd(49, 'x') }), 'name', 'MC 60 '.padEnd(49, 'x'), /at most 48/],
  ['no address as pdf', set({ pdf: 'mc.pdf' }), 'pdf', 'mc.pdf', /write it like "\/specs/],
  [
    'an unknown category',
    set({ category: 'coffee' }),
    'category',
    'coffee',
    /choose one of cash-processing, /,
  ],
  [
    'an unknown subcategory',
    set({ subcategory: 'tea' }),
    'subcategory',
    'tea',
    /choose one of money-counter/,
  ],
  [
    "another category's subcategory",
    set({ subcategory: 'retail' }),
    'subcategory',
    'retail',
    /not a subcategory of cash-processing; choose one of money-counter, currency-sorter/,
  ],
  [
    'a subcategory where there are none',
    set({ category: 'printers' }),
    'subcategory',
    'money-counter',
    /not a subcategory of printers; remove the line/,
  ],
  ['a price without comma', set({ price: '$1290' }), 'price', '$1290', /write it like "\$1,290"/],
  ['a bare original price', set({ originalPrice: '1490' }), 'originalPrice', '1490', /write it like/],
  [
    'a price too high',
    set({ price: '$1,500' }),
    'price',
    '$1,500',
    /not below originalPrice \(\$1,490\); lower/,
  ],
  ['equal prices', set({ price: '$1,490' }), 'price', '$1,490', /not below originalPrice/],
  ['a rating too high', set({ rating: 5.1 }), 'rating', 5.1, /from 0 to 5; write it like 4.8/],
  ['a negative rating', set({ rating: -1 }), 'rating', -1, /from 0 to 5; write it like 4.8/],
  ['half a review', set({ reviews: 1.5 }), 'reviews', 1.5, /write a whole number/],
  ['a quoted stock', set({ inStock: 'yes' }), 'inStock', 'yes', /true or false, without quotes/],
  ['too few words', set({ description: 'A few.' }), 'description', 'A few.', /has 2 words; write 60 to 120/],
  [
    'too many words',
    set({ description: 'a '.repeat(120) + 'a' }),
    'description',
    'a '.repeat(120) + 'a',
    /121/,
  ],
  ['no features', set({ features: [] }), 'features', [], /list of 6 to 10 features; add/],
  [
    'a short feature',
    set({ features: ['Fast', ...features] }),
    'features[0]',
    'Fast',
    /20 to 80.*write it out/,
  ],
  ['no data sheet', set({ specifications: [] }), 'specifications', [], /must be rows.*write them like/],
  ['an empty row', inRows({ Noise: ' ' }), 'specifications.Noise', ' ', /fill it in or remove it/],
  ['an empty list', inRows({ Noise: [] }), 'specifications.Noise', [], /fill it in or remove it/],
  ['an empty group', inRows({ Noise: {} }), 'specifications.Noise', {}, /fill it in or remove it/],
  [
    'deep groups',
    inRows({ A: { B: { C: 'x' } } }),
    'specifications.A.B',
    { C: 'x' },
    /one group of such rows/,
  ],
  ['no label', inRows({ ' ': 'x' }), 'specifications. ', ' ', /no label; write one/],
  ['no label in a group', inRows({ A: { '': 'x' } }), 'specifications.A.', 'A/', /no label; write one/],
  [
    'no weight',
    inRows({ Weight: undefined }),
    'specifications.Weight',
    undefined,
    /every product has; add it/,
  ],
  ['an empty alt', set({ images: [{ ...image, alt: ' ' }] }), 'images[0].alt', ' ', /describe what it shows/],
  [
    'an ending',
    set({ images: [{ ...image, src: '/media/a.webp' }] }),
    'images[0].src',
    '/media/a.webp',
    /write it/,
  ],
  ['an image key', set({ images: [{ ...image, width: 4 }] }), 'images[0].width', 4, /not a known field/],
  [
    'no title',
    set({ videos: [{ ...video, title: '' }] }),
    'videos[0].title',
    '',
    /heading of the video; write/,
  ],
  [
    'a video host',
    set({ videos: [{ ...video, url: 'https://a.example/1' }] }),
    'videos[0].url',
    'https://a.example/1',
    /YouTube or Vimeo; correct it, or remove/,
  ],
  [
    'an open link',
    set({ videos: [{ ...video, url: 'http://vimeo.com/1' }] }),
    'videos[0].url',
    'http://vimeo.com/1',
    /https link/,
  ],
  [
    'a file elsewhere',
    set({ videos: [{ ...video, url: 'https://a.example/film.mp4?x=1' }] }),
    'videos[0].url',
    'https://a.example/film.mp4?x=1',
    /another server.*put it into public\/media/,
  ],
  [
    'a feature twice',
    set({ features: [...features, features[2]?.toUpperCase()] }),
    'features[6]',
    features[2]?.toUpperCase(),
    /repeats features\[2\]; write another text or remove/,
  ],
  [
    'a video title twice',
    set({ videos: [video, { ...video, description: 'Another.' }] }),
    'videos[1].title',
    'A title',
    /repeats videos\[0\]\.title; write another/,
  ],
  ['text as video', set({ videos: ['Film'] }), 'videos[0]', 'Film', /one video in braces.*write both/],
  [
    'a tag in a feature',
    set({ features: ['The <b>fastest</b> of all counters', ...features] }),
    'features[0]',
    'The <b>fastest</b> of all counters',
    /signs of HTML or Markdown; write only the words/,
  ],
  ['a dead product', inRows({ See: '/products/59' }), 'specifications.See', '/products/59', /leads nowhere/],
]

const only = (found: Fault[]): Fault => {
  const [fault, ...more] = found
  if (!fault || more.length > 0)
    throw new Error(`Expected one fault, found ${found.length}:\n${report(found)}`)
  return fault
}

describe('checkProducts', () => {
  it('finds nothing in a sound catalogue', () => {
    expect(checkProducts(spoil(set({})), allExceptFiles())).toEqual([])
  })

  it.each(faults)('%s is one fault with its field, value and remedy', (_, mutate, field, value, remedy) => {
    const fault = only(checkProducts(spoil(mutate), allExceptFiles()))
    expect(fault).toMatchObject({ file: subject, field })
    expect(fault.value).toEqual(value)
    expect(fault.advice).toMatch(remedy)
  })

  it.each([
    ['pdf', '/specs/mc-60.pdf', '/specs/mc-60.pdf'],
    ['videos[0].url', '/media/mc-60/turntable.mp4', '/media/mc-60/turntable.mp4'],
    ['images[0].src', '/media/mc-60/hero', '/media/mc-60/hero-800.webp'],
  ])('%s names a file that is not there: %s, %s', (field, value, missing) => {
    const fault = only(checkProducts(spoil(set({})), allExceptFiles(missing)))
    expect(fault).toMatchObject({ file: subject, field, value })
    expect(fault.advice).toBe(
      `needs public${missing}, not there yet; add what is missing, or correct or remove the entry`,
    )
  })

  it('a page of videos is no video that can be played', () => {
    const url = 'https://www.youtube.com/@veritally'
    const fault = only(checkProducts(spoil(set({ videos: [{ ...video, url }] })), allExceptFiles()))
    expect(fault).toMatchObject({ file: subject, field: 'videos[0].url', value: url })
    expect(fault.advice).toMatch(/leads to no single video; open the video and copy its own link/)
  })

  it.each([
    'https://m.youtube.com/watch?v=VERITALLY05',
    'https://youtu.be/VERITALLY05?si=x',
    'https://player.vimeo.com/video/000000007?h=abc123',
  ])('%s is a sound video', (url) =>
    expect(checkProducts(spoil(set({ videos: [{ ...video, url }] })), allExceptFiles())).toEqual([]),
  )

  it('misses a best seller', () => {
    const found = checkProducts(
      spoil(set({})).filter(({ path }) => path !== pathOf(36)),
      allExceptFiles(),
    )
    expect(found).toContainEqual(
      expect.objectContaining({
        file: folder,
        field: 'id',
        value: 36,
        advice: expect.stringContaining('product.ts') as string,
      }),
    )
  })
})
