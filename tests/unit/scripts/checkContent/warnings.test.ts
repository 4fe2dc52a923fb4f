import { expect, it } from 'vitest'
import { sampleWarnings, unusedMedia } from '../../../../scripts/checkContent/warnings.ts'
import sheetFaults from '../../../support/fixtures/sheetFaults.json'

it('a folder of pictures that no content names is one to delete', () => {
  const texts = ['{"src": "/media/mc-28/hero"}', "logo: '/media/logo/a.svg'"]
  expect(unusedMedia(['mc-28', 'logo', 'mc-280'], texts)).toEqual([
    'public/media/mc-280 belongs to no product and no page; delete the folder.',
  ])
})

const sampleOf = (found: string) => [`a.json still has sample data: ${found}. See docs/make-it-yours.md.`]

it.each(sheetFaults.samples)('of $text the sample data are $found', ({ text, found }) => {
  expect(sampleWarnings([{ path: 'a.json', text }], [])).toEqual(found === undefined ? [] : sampleOf(found))
})

it.each(sheetFaults.sampleFilms)('of a product with $text the sample film is $found', ({ text, found }) => {
  expect(sampleWarnings([], [{ path: 'a.json', text }])).toEqual(found === undefined ? [] : sampleOf(found))
})
