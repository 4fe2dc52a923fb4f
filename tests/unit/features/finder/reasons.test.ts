import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../src/content/countries.ts'
import { type Answers, parseAnswers } from '../../../../src/features/finder/answers.ts'
import { durationText, foundMessage } from '../../../../src/features/finder/answerText.ts'
import { nextQuestion } from '../../../../src/features/finder/nextStep.ts'
import { reasonsFor } from '../../../../src/features/finder/reasons.ts'
import { findMachines } from '../../../../src/features/finder/score.ts'
import { isChoices } from '../../../../src/machines/figures/figure.ts'
import { anyAnswers, completeAnswers, shippedMachines } from '../../../support/finder.ts'

const machineOf = (id: number) => {
  const found = shippedMachines.find((machine) => machine.id === id)
  if (!found) throw new Error(`No machine ${String(id)}`)
  return found
}

const reasonsOf = (id: number, search: string) => reasonsFor(machineOf(id), parseAnswers(search))

const amountIn = (text: string): number => Number(text.replaceAll(',', ''))

/** What was found of the catalogue, with its reasons. */
const everyFinding = (
  claim: (
    machine: (typeof shippedMachines)[number],
    answers: Answers,
    reasons: string[],
    lacks: string[],
  ) => void,
) => {
  fc.assert(
    fc.property(completeAnswers, fc.constantFrom(...countries), (answers, country) => {
      for (const machine of findMachines(shippedMachines, answers, country).machines) {
        const { reasons, lacks } = reasonsFor(machine, answers)
        claim(machine, answers, [...reasons], [...lacks])
      }
    }),
    { numRuns: 300 },
  )
}

describe('reasons', () => {
  it('are told as a buyer asks', () => {
    expect(reasonsOf(5, 'handle=notes&daily=8000&currencies=KHR,USD,THB&detect=uv,mg')).toEqual({
      reasons: [
        'Takes your 8,000 notes in 8 minutes at 1,000 a minute',
        'Built for up to 80,000 notes a day',
        'Reads KHR, USD and THB',
        'Detection has UV and MG',
      ],
      lacks: [],
    })
    expect(reasonsOf(51, 'handle=bundles&type=bricks&daily=500').reasons[0]).toBe(
      'Takes your 500 bricks in 3 hours and 20 minutes at 150 an hour',
    )
  })

  it('come with what a machine lacks, as plainly', () => {
    expect(reasonsOf(36, 'handle=notes&daily=900000&currencies=KHR,THB,PHP&detect=uv,size')).toEqual({
      reasons: ['Reads KHR', 'Detection has UV'],
      lacks: [
        'Built for 200,000 notes a day, fewer than your 900,000 notes',
        'Reads THB on request only',
        'Does not read PHP',
        'Detection lacks Size',
      ],
    })
    expect(reasonsOf(21, 'handle=coins&daily=any&currencies=SGD,KHR&place=table')).toEqual({
      reasons: ['Counts SGD coins'],
      lacks: ['Counts no KHR coins', 'Too large for a table: 94 kg, 864 mm wide'],
    })
  })

  it('follow from the figures', () => {
    everyFinding(({ figures }, answers, reasons) => {
      const daily = Number(answers.daily?.[0])
      for (const reason of reasons) {
        const takes = /in (\d+) minutes? at ([\d,]+) a minute$/.exec(reason)
        if (takes) {
          expect(amountIn(takes[2] ?? '')).toBe(figures.speed)
          expect(Number(takes[1])).toBe(Math.ceil(daily / Number(figures.speed)))
        }
        const built = /^Built for up to ([\d,]+) /.exec(reason)
        if (built) {
          expect([figures.duty, figures.updates, figures.brickDuty]).toContain(amountIn(built[1] ?? ''))
          expect(amountIn(built[1] ?? '')).toBeGreaterThanOrEqual(daily)
        }
        const [, read] = /^(?:Reads|Counts) ([A-Z, and]+?)(?: coins)?$/.exec(reason) ?? []
        const value = reason.startsWith('Counts') ? figures.coinCurrency : figures.currency
        const included = value !== undefined && isChoices(value) ? value.included : []
        for (const code of read?.match(/[A-Z]{3}/g) ?? []) expect(included).toContain(code)
      }
    })
  })

  it('name every wish once, met or not', () => {
    everyFinding((_machine, { currencies = [] }, reasons, lacks) => {
      const told = [...reasons, ...lacks].join('\n').match(/\b(?!CIS)[A-Z]{3}\b/g) ?? []
      expect([...told].sort()).toEqual([...currencies].sort())
    })
  })
})

describe('the next question', () => {
  it('offers what is left of the machines: each answer narrows it', () => {
    const step = (search: string) => nextQuestion(shippedMachines, parseAnswers(search), 'Cambodia')
    expect(step('')).toMatchObject({ id: 'handle', number: 1 })
    expect(step('handle=notes')).toMatchObject({ id: 'daily', number: 2, fitting: 12 })
    expect(step('handle=notes&daily=200000')).toEqual({
      id: 'currencies',
      number: 3,
      choices: ['KHR', 'USD', 'SGD', 'THB', 'VND', 'MYR', 'EUR', 'CNY', 'HKD'],
      fitting: 4,
    })
    expect(step('handle=notes&daily=8000&currencies=GBP')).toEqual({
      id: 'detect',
      number: 4,
      choices: ['uv', 'mg', 'ir', 'image'],
      fitting: 1,
    })
    expect(step('handle=documents&type=pages')).toBeUndefined()
    expect(step('handle=coins'), 'nothing is offered').toBeUndefined()
  })

  it('is asked, and has a choice that something meets', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...countries), (answers, country) => {
        const step = nextQuestion(shippedMachines, answers, country)
        if (!step || step.id === 'daily') return
        expect(answers).not.toHaveProperty(step.id)
        expect(step.choices.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the message to the office', () => {
  it('has the answers', () => {
    expect(foundMessage('?list=5x1&handle=notes&daily=8000&currencies=KHR,USD,THB&detect=any')).toBe(
      'I looked for a machine with these answers.\n' +
        'Handled: Notes\nA day: 8,000 notes\nCurrencies: KHR, USD and THB\nDetection: No preference',
    )
    expect(foundMessage('?list=5x1')).toBe('')
  })
})

it.each([
  [0.1, '1 minute'],
  [8, '8 minutes'],
  [8.01, '9 minutes'],
  [90, '90 minutes'],
  [91, '1 hour and 31 minutes'],
  [120, '2 hours'],
  [181, '3 hours and 1 minute'],
])('%d minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text))
