import { describe, expect, it } from 'vitest'
import { nextQuestion } from '../../../../../src/features/finder/advice/nextStep.ts'
import { noneFits, reasonsFor } from '../../../../../src/features/finder/advice/reasons.ts'
import { findProducts } from '../../../../../src/features/finder/advice/score.ts'
import {
  findPath,
  givenIds,
  parseAnswers,
  toQuery,
  without,
} from '../../../../../src/features/finder/answers/answers.ts'
import { answerLine, foundMessage } from '../../../../../src/features/finder/answers/answerText.ts'

const product = (id: number, width: number, depth: number, clearance?: number) => ({
  id,
  name: '',
  image: null,
  category: 'cash-processing' as const,
  subcategory: 'coin-sorter' as const,
  figures: { width, depth, height: 400, weight: 20, ...(clearance !== undefined && { clearance }) },
})

const [wide, deep, small] = [product(1, 700, 300), product(2, 300, 600, 100), product(3, 250, 250)]
const asked = { handle: ['coins'], daily: [], currencies: [], place: ['counter'] }
const answered = (fits: string) => ({ ...asked, fits: [fits] })

describe('what a product has to fit into', () => {
  it('stands in the address, beside the answers', () => {
    const path = '?handle=coins&daily=any&currencies=any&place=counter&fits=600x500x'
    expect(parseAnswers(path)).toEqual(answered('600x500x'))
    expect(`?${toQuery(answered('600x500x'))}`).toBe(path)
    expect(findPath({ fits: ['600xx'] })).toBe('/find?fits=600xx')
  })

  it.each(['600', '600x500', 'xx', '0x5x5', 'any', '600x500x1400,5'])('ignores %s', (fits) => {
    expect(parseAnswers(`?handle=coins&fits=${fits}`)).toEqual({ handle: ['coins'] })
  })

  it('asks no question, and is shown, taken back and kept like an answer', () => {
    const given = parseAnswers('?handle=coins&fits=600x500x')
    expect(givenIds(given)).toEqual(['handle', 'fits'])
    expect(answerLine('fits', given)).toBe('Fits into: 600 × 500 × any mm')
    const complete = answered('600x500x')
    expect(nextQuestion(complete, findProducts([wide, small], complete, 'Singapore'))).toBeUndefined()
    expect(without(given, 'fits')).toEqual({ handle: ['coins'] })
    expect(without(given, 'handle')).toEqual({ fits: ['600x500x'] })
    expect(foundMessage('?handle=coins&fits=600xx')).toContain('Fits into: 600 × any × any mm')
  })

  it('costs two points that are not met', () => {
    const order = (fits: string) =>
      findProducts([wide, deep, small], answered(fits), 'Singapore').possible.map(({ id }) => id)
    expect(order('300x300x')).toEqual([3, 2, 1])
    expect(order('300x800x')).toEqual([2, 3, 1])
  })

  it('is a reason, straight or turned, with the clearance that the sheet names, or a lack', () => {
    const said = (one: typeof wide, fits: string) => reasonsFor(one, answered(fits))
    expect(said(small, '300x300x').reasons).toContain('Fits into 300 × 300 × any mm')
    expect(said(wide, '300x700x500').reasons).toContain(
      'Fits into 300 × 700 × 500 mm when it is turned by a quarter',
    )
    expect(said(deep, '300x700x').reasons).toContain(
      'Fits into 300 × 700 × any mm, with 100 mm kept free behind it',
    )
    expect(said(deep, '300x699x').lacks).toContain(
      'Does not fit into 300 × 699 × any mm: it measures 300 × 600 × 400 mm, with 100 mm kept free behind it',
    )
  })

  it('is said above the products when none fits', () => {
    expect(noneFits([wide, small], answered('300x300x'), 'Cambodia')).toEqual([])
    expect(noneFits([wide, small], answered('100xx'), 'Cambodia')).toEqual([
      'We offer no machine for this in Cambodia that fits into 100 × any × any mm. These come nearest.',
    ])
  })
})
