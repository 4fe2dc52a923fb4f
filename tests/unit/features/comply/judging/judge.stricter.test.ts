import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../../scripts/figures/reading/figuresOf.ts'
import { isAmount } from '../../../../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../../../../src/domain/products/figures/figureIds.ts'
import { judgedSheets, judgeText } from '../../../../support/fixtures/judgedSheets.ts'

interface Unit {
  text: string
  /** How many of the figure's units one of these is. */
  factor: number
}

const atLeast = [
  '{name}: at least {amount}',
  '{name} not less than {amount}',
  'Minimum {name}: {amount}',
  '{name} >= {amount}',
  '{name} of {amount} or more',
  'The machine must have a {name} of no less than {amount}',
]
const atMost = [
  '{name}: at most {amount}',
  '{name} not exceeding {amount}',
  'Maximum {name} {amount}',
  '{name} ≤ {amount}',
  '{name} of {amount} or less',
  'The {name} shall not be more than {amount}',
]

const notes = ['notes', 'pcs', 'banknotes', 'sheets'].map((text) => ({ text, factor: 1 }))
const lengths = [
  { text: 'mm', factor: 1 },
  { text: 'cm', factor: 10 },
  { text: 'm', factor: 1000 },
  { text: 'inch', factor: 25.4 },
]

/** Figures that are read by two readers: the site's, and the statement's. */
const cases: readonly { id: FigureId; names: string[]; wordings: string[]; units: readonly Unit[] }[] = [
  {
    id: 'noise',
    names: ['noise level', 'sound level'],
    wordings: atMost,
    units: [
      { text: 'dB(A)', factor: 1 },
      { text: 'dB', factor: 1 },
    ],
  },
  {
    id: 'weight',
    names: ['weight', 'net weight'],
    wordings: atMost,
    units: [
      { text: 'kg', factor: 1 },
      { text: 'g', factor: 0.001 },
      { text: 'lb', factor: 0.45359237 },
    ],
  },
  { id: 'width', names: ['width'], wordings: atMost, units: lengths },
  { id: 'depth', names: ['depth'], wordings: atMost, units: lengths },
  { id: 'height', names: ['height'], wordings: atMost, units: lengths },
  { id: 'hopper', names: ['hopper capacity', 'input hopper'], wordings: atLeast, units: notes },
  { id: 'stacker', names: ['stacker capacity'], wordings: atLeast, units: notes },
  { id: 'rejectSize', names: ['reject pocket'], wordings: atLeast, units: notes },
  {
    id: 'duty',
    names: ['daily duty', 'daily volume'],
    wordings: atLeast,
    units: [
      { text: 'notes/day', factor: 1 },
      { text: 'notes per day', factor: 1 },
    ],
  },
]

/** Four digits after the point, on the safe side of the limit. */
const rounded = (value: number, isUpper: boolean): string =>
  String((isUpper ? Math.ceil(value * 1e4) : Math.floor(value * 1e4)) / 1e4)

describe.each(cases)('$id', ({ id, names, wordings, units }) => {
  const isUpper = wordings === atMost

  /** From wording to wording, and from sheet to sheet, the unit is another one. */
  const verdictsOf = (share: number) =>
    judgedSheets.flatMap((sheet, place) => {
      const value = figuresOf(sheet)[id]
      if (!isAmount(value)) return []
      return names.flatMap((name) =>
        wordings.flatMap((wording, turn) => {
          const taken = units.filter((_unit, index) => index === (place + turn) % units.length)
          return taken.flatMap(({ text, factor }) => {
            const amount = `${rounded((value * share) / factor, isUpper)} ${text}`
            const line = wording.replace('{name}', name).replace('{amount}', amount)
            return judgeText(line, sheet).map(({ verdict }) => ({ line, name: sheet.name, verdict }))
          })
        }),
      )
    })

  const of = (verdict: string, all: ReturnType<typeof verdictsOf>) =>
    all.filter((each) => each.verdict === verdict)

  it('complies with what its sheet states, in every unit and wording', () => {
    const all = verdictsOf(1)
    expect(of('deviates', all)).toEqual([])
    expect(of('notStated', all)).toEqual([])
    expect(of('complies', all).length).toBeGreaterThan(all.length * 0.6)
  })

  it('never complies with more than that', () => {
    const all = verdictsOf(isUpper ? 0.99 : 1.01)
    expect(of('complies', all)).toEqual([])
    expect(of('deviates', all).length).toBeGreaterThan(all.length * 0.6)
  })
})
