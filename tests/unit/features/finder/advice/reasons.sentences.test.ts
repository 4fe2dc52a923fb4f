import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresOf } from '../../../../../scripts/figures/reading/figuresOf.ts'
import { countries } from '../../../../../src/content/countries.ts'
import type { Product } from '../../../../../src/domain/machines/product.ts'
import { noneHas, reasonsFor } from '../../../../../src/features/finder/advice/reasons.ts'
import { findMachines } from '../../../../../src/features/finder/advice/score.ts'
import {
  type Answers,
  choicesOf,
  parseAnswers,
  questionsFor,
  subjectOf,
} from '../../../../../src/features/finder/answers/answers.ts'
import { currencies, kinds } from '../../../../../src/features/finder/answers/subjects.ts'
import { completeAnswers } from '../../../../support/pages/finder.ts'
import { currenciesOf, numbersIn, rowTexts } from '../../../../support/site/sheets.ts'
import { testedProducts } from '../../../../support/site/testedProducts.ts'

type Claim = (parts: readonly string[], sheet: Product, answers: Answers) => boolean

const toNumber = (text = ''): number => Number(text.replaceAll(',', ''))
const asked = ({ daily: [amount] = [] }: Answers): number => Number(amount)

/** `2 hours and 47 minutes` */
const minutesOf = (text = ''): number =>
  [...text.matchAll(/(\d+) (minute|hour)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'hour' ? 60 : 1),
    0,
  )

/** A rate in a row about speed; pieces a minute are no answer to who counts value. */
const statesRate = (sheet: Product, rate: string, per: string, { count }: Answers): boolean =>
  rowTexts(sheet, /speed|throughput|output|intake/i)
    .flatMap((text) => text.split(/[,;] /))
    .some((text) => {
      const isRate = text.includes(`${rate} `) && text.includes(per === 'a minute' ? '/min' : '/h')
      return isRate && !(count?.includes('value') && /piece/i.test(text))
    })

const dutyOf = (sheet: Product): number | undefined => numbersIn(rowTexts(sheet, /^Daily duty$/))[0]

const counting = (sheet: Product): string => rowTexts(sheet, /^Count|^Currencies by value/).join('; ')

/** The description says that nothing is added up. */
const isUnvalued = (sheet: Product): boolean =>
  /value is not calculated|counts pieces and nothing else/i.test(JSON.stringify(sheet))

const codesIn = (list = ''): string[] => list.match(/[A-Z]{3}/g) ?? []

const every =
  (of: 'notes' | 'coins', holds: (code: string, sets: ReturnType<typeof currenciesOf>) => boolean): Claim =>
  ([list], sheet) =>
    codesIn(list).length > 0 && codesIn(list).every((code) => holds(code, currenciesOf(sheet, of)))

const isIn =
  (kind: 'has' | 'onRequest' | 'byPieces') => (code: string, sets: ReturnType<typeof currenciesOf>) =>
    sets[kind].includes(code)
const isInNone = (code: string, sets: ReturnType<typeof currenciesOf>) =>
  !Object.values(sets).flat().includes(code)

const detectors: Readonly<Record<string, RegExp>> = {
  UV: /\bUV\b|ultraviolet/i,
  MG: /\bMG\b|magnetic/i,
  IR: /\bIR\b|infrared/i,
  'Image (CIS)': /CIS|image/i,
  Size: /\bsize\b/i,
  Thickness: /thickness|ultrasonic/i,
  'Double notes': /double|chain/i,
  'Foreign objects': /foreign/i,
}

const detects =
  (isNamed: boolean): Claim =>
  ([list = ''], sheet) => {
    const rows = rowTexts(sheet, /detection|authentication/i)
    const names = list.split(/, | and | or /)
    return names.every((name) => rows.some((row) => detectors[name]?.test(row)) === isNamed)
  }

const measures = (sheet: Product) => {
  const [width = 0, , height = 0] = numbersIn(rowTexts(sheet, /^Dimensions$/))
  return { width, height, weight: numbersIn(rowTexts(sheet, /^Weight$/))[0] ?? 0 }
}

const limits: Readonly<Record<string, readonly [weight: number, width: number]>> = {
  counter: [30, 500],
  table: [60, 700],
}

const stands =
  (isFit: boolean): Claim =>
  ([place = '', kg, mm], sheet) => {
    const { weight, width, height } = measures(sheet)
    const [mostWeight, mostWidth] = limits[place] ?? [0, 0]
    const fits = weight <= mostWeight && width <= mostWidth && height < 700
    return toNumber(kg) === weight && toNumber(mm) === width && fits === isFit
  }

/** What each sentence claims, told anew from the words of the sheet. */
const claims: readonly (readonly [RegExp, Claim])[] = [
  [
    /^Takes your ([\d,]+) [a-z ]+ in (.+) at ([\d,]+) (a minute|an hour)$/,
    ([amount, time, rate = '', per = ''], sheet, answers) => {
      const exact = (toNumber(amount) * (per === 'a minute' ? 1 : 60)) / toNumber(rate)
      const isTime = minutesOf(time) >= exact && minutesOf(time) < exact + 1
      return isTime && toNumber(amount) === asked(answers) && statesRate(sheet, rate, per, answers)
    },
  ],
  [
    /^Built for up to ([\d,]+) [a-z ]+ a day$/,
    ([amount], sheet, answers) => toNumber(amount) === dutyOf(sheet) && !(toNumber(amount) < asked(answers)),
  ],
  [
    /^Built for ([\d,]+) [a-z ]+ a day, fewer than your ([\d,]+) [a-z ]+$/,
    ([amount, wanted], sheet, answers) =>
      toNumber(amount) === dutyOf(sheet) &&
      toNumber(wanted) === asked(answers) &&
      toNumber(amount) < toNumber(wanted),
  ],
  [/^Its data sheet names no daily duty$/, (_parts, sheet) => dutyOf(sheet) === undefined],
  [/^Counts by value$/, (_parts, sheet) => /value/i.test(counting(sheet)) && !isUnvalued(sheet)],
  [/^Counts pieces$/, (_parts, sheet) => /piece/i.test(counting(sheet))],
  [/^Counts pieces only, not the value$/, (_parts, sheet) => !/value/i.test(counting(sheet))],
  [
    /^Reads ([A-Z, and]+)$/,
    (parts, sheet, answers) => !isUnvalued(sheet) && every('notes', isIn('has'))(parts, sheet, answers),
  ],
  [/^Reads ([A-Z, and]+) on request only$/, every('notes', isIn('onRequest'))],
  [/^Counts ([A-Z, and]+) by pieces only$/, every('notes', isIn('byPieces'))],
  [/^Does not read ([A-Z, or]+)$/, every('notes', isInNone)],
  [/^Takes ([A-Z, and]+) notes$/, every('notes', isIn('has'))],
  [/^Takes ([A-Z, and]+) notes on request only$/, every('notes', isIn('onRequest'))],
  [/^Takes no ([A-Z, or]+) notes$/, every('notes', isInNone)],
  [/^Counts ([A-Z, and]+) coins$/, every('coins', isIn('has'))],
  [/^Counts ([A-Z, and]+) coins on request only$/, every('coins', isIn('onRequest'))],
  [/^Counts no ([A-Z, or]+) coins$/, every('coins', isInNone)],
  [/^Detection has (.+)$/, detects(true)],
  [/^Its data sheet names no (.+) under detection$/, detects(false)],
  [/^Stands on a (counter|table): ([\d.,]+) kg, ([\d,]+) mm wide$/, stands(true)],
  [/^Too large for a (counter|table): ([\d.,]+) kg, ([\d,]+) mm wide, [\d,]+ mm high$/, stands(false)],
  [
    /^High enough to stand on the floor: ([\d,]+) mm$/,
    ([height], sheet) => toNumber(height) === measures(sheet).height && toNumber(height) >= 700,
  ],
  [
    /^Too low to stand on the floor: ([\d,]+) mm$/,
    ([height], sheet) => toNumber(height) === measures(sheet).height && toNumber(height) < 700,
  ],
  [
    /^Prints documents up to ([\d.]+) mm thick$/,
    ([most], sheet) => numbersIn(rowTexts(sheet, /thickness$/i)).includes(Number(most)),
  ],
  [
    /^Prints the MICR fonts (.+)$/,
    ([fonts = ''], sheet) =>
      fonts.split(', ').every((font) =>
        rowTexts(sheet, /Fonts$/)
          .join()
          .includes(font),
      ),
  ],
  [
    /^Takes pictures at about (\d+) dpi$/,
    ([dpi], sheet) => numbersIn(rowTexts(sheet, /^Resolution$/)).includes(Number(dpi)),
  ],
  [
    /^Bands packets (.+ mm) thick$/,
    ([span = ''], sheet) => rowTexts(sheet, /Thickness$/).some((text) => text.endsWith(span)),
  ],
]

const hold = (sentence: string, sheet: Product, answers: Answers): void => {
  const matching = claims.flatMap(([pattern, claim]) => {
    const match = pattern.exec(sentence)
    return match ? [claim(match.slice(1), sheet, answers)] : []
  })
  expect(matching, `${sheet.name}: ${sentence}`).toEqual([true])
}

/** The answers that wish for everything, and those that wish for nothing, of every kind. */
const extremes: readonly Answers[] = Object.keys(kinds)
  .flatMap((kind) => {
    const types = [...choicesOf('type', { handle: [kind] }), '']
    return types.flatMap((type) =>
      ['any', '1', '8000', '600000'].flatMap((daily) =>
        ['', '&count=pieces', '&count=value'].flatMap((count) =>
          choicesOf('place', {}).flatMap((place) =>
            [
              `&currencies=any&detect=any`,
              `&currencies=${currencies.join()}&detect=${choicesOf('detect', {}).join()}`,
            ].map((wishes) =>
              parseAnswers(`handle=${kind}&type=${type}&daily=${daily}${count}&place=${place}${wishes}`),
            ),
          ),
        ),
      ),
    )
  })
  .filter((answers) => questionsFor(answers).every((id) => answers[id] !== undefined))

const sheets = new Map(testedProducts.map((product) => [product.id, product]))
const machines = testedProducts.map((product) => ({ ...product, image: null, figures: figuresOf(product) }))

const holdAll = (answers: Answers): number => {
  const subject = subjectOf(answers)
  const own = machines.filter(
    ({ category, subcategory, figures }) =>
      subject?.families.some((family) => family === (subcategory ?? category)) &&
      (subject.has === undefined || figures[subject.has] !== undefined),
  )
  const told = own.flatMap((machine) => {
    const { reasons, lacks } = reasonsFor(machine, answers)
    expect(new Set([...reasons, ...lacks]).size).toBe(reasons.length + lacks.length)
    return [...reasons, ...lacks].map((sentence) => ({ sentence, machine }))
  })
  for (const { sentence, machine } of told) hold(sentence, machine, answers)
  return told.length
}

it('every sentence of the finder is true of its sheet', () => {
  let held = extremes.reduce((sum, answers) => sum + holdAll(answers), 0)
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      held += holdAll(answers)
    }),
    { numRuns: 400 },
  )
  expect(held).toBeGreaterThan(10_000)
})

it('what nobody has is on no sheet that comes into question', () => {
  fc.assert(
    fc.property(completeAnswers, fc.constantFrom(...countries), (answers, country) => {
      const { possible, found } = findMachines(machines, answers, country)
      const subject = subjectOf(answers)
      const told = found.length === 0 ? [] : noneHas(possible, answers, country)
      const isTold = (code: string) => told.some((sentence) => codesIn(sentence).includes(code))
      const of = subject?.currency === 'coinCurrency' ? 'coins' : 'notes'
      for (const code of found.length === 0 ? [] : (answers.currencies ?? [])) {
        const isRead = possible.some(({ id }) => {
          const sheet = sheets.get(id)
          const { has = [], onRequest = [] } = sheet ? currenciesOf(sheet, of) : {}
          return [...has, ...onRequest].includes(code)
        })
        expect(isTold(code), code).toBe(!isRead)
      }
    }),
    { numRuns: 200 },
  )
})
