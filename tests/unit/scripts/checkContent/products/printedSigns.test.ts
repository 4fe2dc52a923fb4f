import { expect, it } from 'vitest'
import {
  loadPrintedSigns,
  printedOf,
  printedOffices,
  unprintedSigns,
} from '../../../../../scripts/checkContent/products/printedSigns.ts'
import { type Draft, pathOf, soundProduct, subjectId } from '../../../../support/site/soundContent.ts'

const printed = await loadPrintedSigns()

const faultsAfter = (changes: Draft) => {
  const data = { ...soundProduct(subjectId, 'cash-processing', 'money-counter'), ...changes }
  return unprintedSigns(printedOf({ path: pathOf(subjectId), data }), printed)
}

it.each([
  ['name', { name: 'MC 60 Money Counter ២' }, '២'],
  ['features[1]', { features: ['Plain', 'Takes ៛ and $'] }, '៛'],
  ['specifications.Group.Spread', { specifications: { Group: { Spread: '៛ 0.1 mm, 😀 90 %' } } }, '៛ 😀'],
  ['specifications.Group.៛', { specifications: { Group: { '៛': 'Plain' } } }, '៛'],
  ['description', { description: 'Small 😀' }, '😀'],
])('a sign that no document can print is a fault of %s', (field, changes, signs) => {
  const faults = faultsAfter(changes)
  expect(faults).toMatchObject([{ file: pathOf(subjectId), field }])
  expect(faults[0]?.advice).toBe(
    `has ${signs}, which the fonts of spec sheets and lists lack; write it in words`,
  )
})

it('signs that the documents can print, or leave out, are no fault', () => {
  const specifications = { Noise: '−5–40 °C, 20 µm × 3 m², “quoted” & more', Café: 'é' }
  expect(faultsAfter({ specifications, images: [{ src: '/media/a', alt: 'ខ្មែរ' }] })).toEqual([])
  expect(unprintedSigns(printedOffices, printed)).toEqual([])
})
