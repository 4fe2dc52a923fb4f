import { describe, expect, it } from 'vitest'
import { blurred, focused, hovered, hoverEnded, pressed } from '../../../../src/features/glossary/openTerm.ts'

const byHover = { trigger: 'a', by: 'hover' } as const
const byFocus = { trigger: 'a', by: 'focus' } as const
const byPress = { trigger: 'a', by: 'press' } as const

describe('the open term', () => {
  it('is replaced by another one', () => {
    expect(hovered('b')(byFocus)).toEqual({ trigger: 'b', by: 'hover' })
    expect(focused('b')(byPress)).toEqual({ trigger: 'b', by: 'focus' })
    expect(pressed('b')(byPress)).toEqual({ trigger: 'b', by: 'press' })
  })

  it.each([
    ['hovered', byHover, hovered, byHover],
    ['hovered', byFocus, hovered, byFocus],
    ['hovered', byPress, hovered, byPress],
    ['focused', byHover, focused, byFocus],
    ['focused', byFocus, focused, byFocus],
    ['focused', byPress, focused, byPress],
    ['pressed', byHover, pressed, byPress],
    ['pressed', byFocus, pressed, byPress],
    ['pressed', byPress, pressed, null],
  ])('%s again after %j', (_name, open, event, next) => {
    expect(event('a')(open)).toEqual(next)
  })

  it('stays as long as what opened it', () => {
    expect(hoverEnded('a')(byHover)).toBeNull()
    expect(hoverEnded('b')(byHover), 'the mouse came from b').toBe(byHover)
    expect(hoverEnded('a')(byFocus)).toBe(byFocus)
    expect(hoverEnded('a')(byPress)).toBe(byPress)
    expect(blurred(byHover)).toBe(byHover)
    expect(blurred(byFocus)).toBeNull()
    expect(blurred(byPress)).toBeNull()
  })
})
