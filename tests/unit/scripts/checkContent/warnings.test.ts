import { expect, it } from 'vitest'
import { sampleWarnings, unusedMedia } from '../../../../scripts/checkContent/warnings.ts'

it('a folder of pictures that no content names is one to delete', () => {
  const texts = ['{"src": "/media/mc-28/hero"}', "logo: '/media/logo/a.svg'"]
  expect(unusedMedia(['mc-28', 'logo', 'mc-280'], texts)).toEqual([
    'public/media/mc-280 belongs to no product and no page; delete the folder.',
  ])
})

const sampleOf = (found: string) => [`a.json still has sample data: ${found}. See docs/make-it-yours.md.`]

it.each([
  ["url: 'https://www.sample.example'", 'www.sample.example'],
  ['Write to privacy@sample.example.', 'privacy@sample.example'],
  ["['Building 00, Street 000']", 'Building 00'],
  ["phone: '+855 00 000 000'", '000'],
  ['for example 10,000 notes, 1000 bills and 000.5', undefined],
])('of %s the sample data are %s', (text, found) => {
  expect(sampleWarnings([{ path: 'a.json', text }], [])).toEqual(found === undefined ? [] : sampleOf(found))
})

it.each([
  ['"https://www.youtube.com/watch?v=VERITALLY05"', 'VERITALLY05'],
  ['"https://vimeo.com/000000019"', 'vimeo.com/000000019'],
  ['"https://vimeo.com/900000019", notes of 5 000 KHR', undefined],
])('of a product with %s the sample film is %s', (text, found) => {
  expect(sampleWarnings([], [{ path: 'a.json', text }])).toEqual(found === undefined ? [] : sampleOf(found))
})
