import { describe, expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import {
  allExceptFiles,
  type Draft,
  pathOf,
  spoiltCatalogue,
  subjectId,
} from '../../../../support/site/soundContent.ts'

/** The faults after changes to the rows of a sound money counter. */
const faultsAfter = (rows: Draft) => {
  const changes = Object.entries(rows).map(([label, value]) => [`specifications.${label}`, value])
  return checkProducts(spoiltCatalogue(Object.fromEntries(changes) as Draft), allExceptFiles())
}

describe('the content checker', () => {
  it.each([
    ['Noise', 'Silent', 'cannot be read as Noise; write it like "63 dB(A)"'],
    ['Weight', '8,2 kg', 'cannot be read as Weight; write it like "8.2 kg"'],
    ['Weight', '8,2 kilos', 'cannot be read as Weight; write it like "8.2 kg"'],
    ['Detection', ['UV', 'Smell'], 'cannot be read as Detection; write it like "UV, MG, IR, image"'],
    [
      'Dimensions',
      '27 cm',
      'cannot be read as Width, Depth, Height; write it like "270 × 285 × 300 mm (W × D × H)"',
    ],
  ])('names %s where it cannot be read', (row, value, advice) => {
    expect(faultsAfter({ [row]: value })).toEqual([
      { file: pathOf(subjectId), field: `specifications.${row}`, value, advice },
    ])
  })

  it.each([
    [
      'Daily duty',
      'Daily duty',
      'is the row of Daily duty, which Money Counter requires; add it, like "Up to 80,000 notes/day"',
    ],
    [
      'Capacity',
      'Capacity.Hopper',
      'is the row of Hopper, which Money Counter requires; add it, like "300 notes"',
    ],
    [
      'Accuracy',
      'Accuracy',
      'is a row that MC 60 Money Counter lacks and Money Counter requires; ' +
        'add it, like "At least 99.9 %, in a test of 10,000 circulated notes"',
    ],
  ])('misses a required row: %s', (row, field, advice) => {
    expect(faultsAfter({ [row]: undefined })).toContainEqual({
      file: pathOf(subjectId),
      field: `specifications.${field}`,
      value: undefined,
      advice,
    })
  })
})

describe('a label', () => {
  it.each([
    ['Operating temperature', '0–40 °C', 'Operating conditions'],
    ['Printer', '80 mm thermal', 'Receipt printer/Paper'],
    ['Display', ['LCD'], undefined],
  ])('that other sheets have in other words is named: %s', (label, value, name) => {
    const advice = `is a second label for ${name}; write ${name}`
    const field = `specifications.${label}`
    expect(faultsAfter({ [label]: value })).toEqual(
      name === undefined ? [] : [{ file: pathOf(subjectId), field, value: label, advice }],
    )
  })

  it('of a group is named with its group', () => {
    const faults = faultsAfter({ 'Barcode reader': { Codes: '1D and 2D' } })
    expect(faults).toMatchObject([
      { field: 'specifications.Barcode reader.Codes', value: 'Barcode reader/Codes' },
    ])
  })
})

describe('a fitting product', () => {
  it.each([
    ['MC 999', /names no product of the catalogue; write its model like "BT 20"/],
    ['any', /names no product of the catalogue/],
    ['MC 100', /goes with MC 60, but src.*100-mc-100.json does not say so; name it there too/],
  ])('has to exist and to name the product in turn: %s', (model, advice) => {
    expect(faultsAfter({ 'Suitable machines': [model] })).toEqual([
      {
        file: pathOf(subjectId),
        field: 'specifications.Suitable machines',
        value: model,
        advice: expect.stringMatching(advice) as unknown,
      },
    ])
  })
})
