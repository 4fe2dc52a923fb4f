import { describe, expect, it } from 'vitest'
import { nextShown } from '../../../../src/features/glossary/shownTerm.ts'
import type { ShownTerm } from '../../../../src/ui/openTerm.ts'

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
      expect(nextShown(shown, { type, trigger: 'b' })).toEqual({ trigger: 'b', by })
  })

  it.each<['hovered' | 'focused' | 'pressed', ShownTerm, ShownTerm | null]>([
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
    expect(nextShown(shown, { type, trigger: 'a' })).toEqual(next)
  })

  it('stays as long as what opened it', () => {
    expect(nextShown(hovered, { type: 'left' })).toBeNull()
    expect(nextShown(focused, { type: 'left' })).toBe(focused)
    expect(nextShown(pressed, { type: 'left' })).toBe(pressed)
    expect(nextShown(hovered, { type: 'blurred' })).toBe(hovered)
    expect(nextShown(focused, { type: 'blurred' })).toBeNull()
    expect(nextShown(pressed, { type: 'blurred' })).toBeNull()
    for (const shown of [hovered, focused, pressed, null])
      expect(nextShown(shown, { type: 'dismissed' })).toBeNull()
  })
})
