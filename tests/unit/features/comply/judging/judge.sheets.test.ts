import { expect, it } from 'vitest'
import { rowsOf } from '../../../../../src/domain/products/specificationGroups.ts'
import { judgedSheets, judgeText } from '../../../../support/fixtures/judgedSheets.ts'

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
