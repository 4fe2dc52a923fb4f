import { describe, expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'
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
  it.each(sheetFaults.unreadable)('names $row where it cannot be read', ({ row, value, advice }) => {
    expect(faultsAfter({ [row]: value })).toEqual([
      { file: pathOf(subjectId), field: `specifications.${row}`, value, advice },
    ])
  })

  it.each(sheetFaults.missing)('misses a required row: $row', ({ row, field, advice }) => {
    expect(faultsAfter({ [row]: undefined })).toContainEqual({
      file: pathOf(subjectId),
      field: `specifications.${field}`,
      value: undefined,
      advice,
    })
  })
})

describe('a label', () => {
  it.each(sheetFaults.labels)('that other sheets name otherwise: $label', ({ label, value, name }) => {
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

it.each(sheetFaults.fitting)(
  'a fitting product has to exist and name the product in turn: $model',
  ({ model, advice }) => {
    expect(faultsAfter({ 'Suitable machines': [model] })).toEqual([
      {
        file: pathOf(subjectId),
        field: 'specifications.Suitable machines',
        value: model,
        advice: expect.stringMatching(advice) as unknown,
      },
    ])
  },
)
