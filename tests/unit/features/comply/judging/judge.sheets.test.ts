import { expect, it } from 'vitest'
import { rowsOf } from '../../../../../src/domain/products/specificationGroups.ts'
import { judgedSheets, judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

it('what a sheet says itself never deviates from it, and is never called not stated', () => {
  const verdicts = judgedSheets.flatMap((sheet) =>
    Object.entries(sheet.specifications)
      .flatMap(([key, value]) => rowsOf(key, value))
      .flatMap(({ path, label, values }) => [
        `${label}: ${values.join('; ')}.`,
        ...values.map((value) => `${path.replace('/', ' ')} - ${value}`),
        ...values
          .flatMap((value) => value.split(/[,;] /))
          .map((part) => `${path.replace('/', ' ')}: ${part}`),
      ])
      .flatMap((line) => judgeText(line, sheet).map(({ verdict }) => ({ id: sheet.id, line, verdict }))),
  )
  expect(verdicts.filter(({ verdict }) => verdict === 'deviates' || verdict === 'notStated')).toEqual([])
  const complying = verdicts.filter(({ verdict }) => verdict === 'complies')
  expect(complying.length).toBeGreaterThan(verdicts.length * 0.6)
})

it.each([
  ['Minimum of 3 sorting pockets plus 1 reject pocket', 5],
  ['A separate reject pocket for 50 coins', 20],
  ['Sorts into bags, no fewer than eight', 21],

  ['Note acceptance speed at least 30 notes/min', 26],
  ['Storage for at least 400 coins', 19],
  ['Users: at least 30', 15],
  ['Safe door of 5 mm steel', 38],
  ['Resolution 200 dpi', 44],
  ['2D barcode reader', 34],
])('%s: what the sheet of %i states in other words is not called not stated', (line, id) => {
  expect(judgeText(line, sheetOf(id))[0]?.verdict).toBe('toConfirm')
})
