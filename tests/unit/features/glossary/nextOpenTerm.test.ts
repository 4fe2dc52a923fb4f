import { describe, expect, it } from 'vitest'
import { nextOpenTerm, type OpenTerm } from '../../../../src/features/glossary/nextOpenTerm.ts'

const hovered = { trigger: 'a', by: 'hover' } as const
const focused = { trigger: 'a', by: 'focus' } as const
const pressed = { trigger: 'a', by: 'press' } as const

describe('what is shown', () => {
  it.each([null, hovered, focused, pressed])('one at most: another one replaces %j', (shown) => {
    for (const [type, by] of [
      ['hovered', 'hover'],
      ['focused', 'focus'],
      ['pressed', 'press'],
    ] as const)
      expect(nextOpenTerm(shown, { type, trigger: 'b' })).toEqual({ trigger: 'b', by })
  })

  it.each<['hovered' | 'focused' | 'pressed', OpenTerm, OpenTerm | null]>([
    ['hovered', hovered, hovered],
    ['hovered', focused, focused],
    ['hovered', pressed, pressed],
    ['focused', hovered, focused],
    ['focused', focused, focused],
    ['focused', pressed, pressed],
    ['pressed', hovered, pressed],
    ['pressed', focused, pressed],
    ['pressed', pressed, null],
  ])('%s again after %j', (type, shown, next) => {
    expect(nextOpenTerm(shown, { type, trigger: 'a' })).toEqual(next)
  })

  it('stays as long as what opened it', () => {
    expect(nextOpenTerm(hovered, { type: 'left' })).toBeNull()
    expect(nextOpenTerm(focused, { type: 'left' })).toBe(focused)
    expect(nextOpenTerm(pressed, { type: 'left' })).toBe(pressed)
    expect(nextOpenTerm(hovered, { type: 'blurred' })).toBe(hovered)
    expect(nextOpenTerm(focused, { type: 'blurred' })).toBeNull()
    expect(nextOpenTerm(pressed, { type: 'blurred' })).toBeNull()
    for (const shown of [hovered, focused, pressed, null])
      expect(nextOpenTerm(shown, { type: 'dismissed' })).toBeNull()
  })
})
