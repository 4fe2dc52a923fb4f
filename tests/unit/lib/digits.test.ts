import { expect, it } from 'vitest'
import { plainDigits, readLength, separatedNumber, wholeNumber } from '../../../src/lib/digits.ts'
import typed from '../../support/fixtures/numbers.json'

it.each(Object.entries(typed.plainDigits))('reads %s as %s', (text, digits) => {
  expect(plainDigits(text)).toBe(digits)
})

it.each(Object.entries(typed.whole))('takes %j for the number %d', (text, number) => {
  expect(wholeNumber(text)).toBe(number)
})

it.each(typed.notWhole)('takes %j for no whole number', (text) => {
  expect(wholeNumber(text)).toBeNaN()
})

it.each(Object.entries(typed.separated))('takes %j with separated thousands for %d', (text, number) => {
  expect(separatedNumber(text)).toBe(number)
})

it.each(typed.notSeparated)('takes %j for no number with separated thousands', (text) => {
  expect(separatedNumber(text)).toBeNaN()
})

it.each(Object.entries(typed.lengths))('reads %j as %d mm', (text, length) => {
  expect(readLength(text)).toBe(length)
})

it.each(typed.noLengths)('does not read %j as a length', (text) => {
  expect(readLength(text)).toBeNaN()
})

it('reads an empty text as no length', () => expect(readLength(' ')).toBeUndefined())
