import { describe, expect, it } from 'vitest'
import { type Fault, report } from '../../../../../scripts/checkContent/files/contentFile.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import { allExceptFiles, pathOf, spoiltCatalogue, subjectId } from '../../../../support/site/soundContent.ts'

const subject = pathOf(subjectId)
const folder = 'src/content/products'

const longName = 'MC 60 '.padEnd(49, 'x')
const feature = 'A phrase of a card, number 2'

type Row = [field: string, value: unknown, remedy: RegExp, reported?: { field?: string; value: unknown }]

const faults: Row[] = [
  ['id', '60', /must be a whole number.*write the number/],
  ['id', 60.5, /must be a whole number.*write the number/],
  ['id', 61, /file name starts with \(60\); change/],
  ['colour', 'white', /not a known field; correct.*or remove/],
  ['name', 'Counter', /write it like "MC 280/],
  ['name', longName, /at most 48/],
  ['pdf', 'mc.pdf', /write it like "\/specs/],
  ['category', 'coffee', /choose one of cash-processing, /],
  ['subcategory', 'tea', /choose one of money-counter/],
  [
    'subcategory',
    'retail',
    /not a subcategory of cash-processing; choose one of money-counter, currency-sorter/,
  ],
  [
    'category',
    'printers',
    /not a subcategory of printers; remove the line/,
    { field: 'subcategory', value: 'money-counter' },
  ],
  ['price', '$1290', /write it like "\$1,290"/],
  ['originalPrice', '1490', /write it like/],
  ['price', '$1,500', /not below originalPrice \(\$1,490\); lower/],
  ['price', '$1,490', /not below originalPrice/],
  ['rating', 5.1, /from 0 to 5; write it like 4.8/],
  ['rating', -1, /from 0 to 5; write it like 4.8/],
  ['reviews', 1.5, /write a whole number/],
  ['inStock', 'yes', /true or false, without quotes/],
  ['description', 'A few.', /has 2 words; write 60 to 120/],
  ['description', 'a '.repeat(120) + 'a', /121/],
  ['features', [], /list of 6 to 10 features; add/],
  ['features[0]', 'Fast', /10 to 80.*write it out/],
  ['features[2]', 'Counts 900 notes in each minute', /has 31 characters, and a card shows 30 of.*; shorten/],
  ['features[0]', 'The <b>fastest</b> of all counters', /signs of HTML or Markdown; write only the words/],
  ['features[0]', 'Counts by value and by piece.', /without a full stop at its end; write it out/],
  ['features[0]', 'Counts by value in {country}', /has \{country\}, which the page does not replace/],
  ['features[0]', 'Now for only $1,290 at our office', /names a price, .*; write the sentence without it/],
  ['features[6]', feature.toUpperCase(), /repeats features\[2\]; write another text or remove/],
  ['specifications', [], /must be rows.*write them like/],
  ['specifications.Noise', ' ', /fill it in or remove it/],
  ['specifications.Noise', [], /fill it in or remove it/],
  ['specifications.Noise', {}, /fill it in or remove it/],
  [
    'specifications.A',
    { B: { C: 'x' } },
    /group of such rows/,
    { field: 'specifications.A.B', value: { C: 'x' } },
  ],
  ['specifications. ', 'x', /no label; write one/, { value: ' ' }],
  ['specifications.A', { '': 'x' }, /no label; write one/, { field: 'specifications.A.', value: 'A/' }],
  ['specifications.Weight', undefined, /every product has; add it/],
  ['specifications.See', '/products/59', /leads nowhere/],
  ['images[0].alt', ' ', /describe what it shows/],
  ['images[0].src', '/media/a.webp', /write it/],
  ['images[0].width', 4, /not a known field/],
  ['videos[0]', 'Film', /one video in braces.*write both/],
  ['videos[0].title', '', /heading of the video; write/],
  ['videos[1].title', 'The counter', /repeats videos\[0\]\.title; write another/],
  ['videos[0].url', 'https://a.example/1', /YouTube or Vimeo; correct it, or remove/],
  ['videos[0].url', 'http://vimeo.com/1', /https link/],
  ['videos[0].url', 'https://a.example/film.mp4?x=1', /another server.*put it into public\/media/],
  [
    'videos[0].url',
    'https://www.youtube.com/@veritally',
    /leads to no single video; open the video and copy/,
  ],
]

const only = (found: Fault[]): Fault => {
  const [fault, ...more] = found
  if (!fault || more.length > 0)
    throw new Error(`Expected one fault, found ${found.length}:\n${report(found)}`)
  return fault
}

describe('checkProducts', () => {
  it('finds nothing in a sound catalogue', () => {
    expect(checkProducts(spoiltCatalogue(), allExceptFiles())).toEqual([])
  })

  it.each(faults)(
    '%s: %j is one fault with its field, value and remedy',
    (field, value, remedy, reported) => {
      const fault = only(checkProducts(spoiltCatalogue({ [field]: value }), allExceptFiles()))
      expect(fault).toMatchObject({ file: subject, field, ...reported })
      expect(fault.value).toEqual(reported ? reported.value : value)
      expect(fault.advice).toMatch(remedy)
    },
  )

  it.each([
    ['pdf', '/specs/mc-60.pdf', '/specs/mc-60.pdf'],
    ['videos[0].url', '/media/mc-60/turntable.mp4', '/media/mc-60/turntable.mp4'],
    ['images[0].src', '/media/mc-60/hero', '/media/mc-60/hero-800.webp'],
  ])('%s names a file that is not there: %s, %s', (field, value, missing) => {
    const fault = only(checkProducts(spoiltCatalogue(), allExceptFiles(missing)))
    expect(fault).toMatchObject({ file: subject, field, value })
    expect(fault.advice).toBe(
      `needs public${missing}, not there yet; add what is missing, or correct or remove the entry`,
    )
  })

  it.each([
    'https://m.youtube.com/watch?v=VERITALLY05',
    'https://youtu.be/VERITALLY05?si=x',
    'https://player.vimeo.com/video/000000007?h=abc123',
  ])('%s is a sound video', (url) =>
    expect(checkProducts(spoiltCatalogue({ 'videos[0].url': url }), allExceptFiles())).toEqual([]),
  )

  it('misses a best seller', () => {
    const found = checkProducts(
      spoiltCatalogue().filter(({ path }) => path !== pathOf(36)),
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
