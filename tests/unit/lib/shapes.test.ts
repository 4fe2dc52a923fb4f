import { describe, expect, it } from 'vitest'
import { isBoolean, isNumber, isText, listOf, shapeOf } from '../../../src/lib/shapes.ts'

const isPerson = shapeOf({ name: isText, ages: listOf(isNumber), here: isBoolean })

describe('a shape', () => {
  it.each([
    { name: 'Sokha', ages: [], here: true },
    { name: '', ages: [1, 2.5], here: false, more: 'x' },
  ])('is that of %j', (value) => {
    expect(isPerson(value)).toBe(true)
  })

  it.each([
    null,
    'Sokha',
    [],
    { name: 'Sokha', ages: [] },
    { name: 7, ages: [], here: true },
    { name: 'Sokha', ages: [Number.NaN], here: true },
    { name: 'Sokha', ages: { 0: 1 }, here: true },
    { name: 'Sokha', ages: [], here: 'yes' },
  ])('is not that of %j', (value) => {
    expect(isPerson(value)).toBe(false)
  })
})
