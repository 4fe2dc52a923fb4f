import { describe, expect, it } from 'vitest'
import {
  hoverEnded,
  openTermSlice,
  termBlurred,
  termDismissed,
  termFocused,
  termHovered,
  termPressed,
} from '../../../../src/domain/glossary/openTermSlice.ts'

const { reducer } = openTermSlice

const hovered = { trigger: 'a', by: 'hover' } as const
const focused = { trigger: 'a', by: 'focus' } as const
const pressed = { trigger: 'a', by: 'press' } as const

describe('what is shown', () => {
  it.each([null, hovered, focused, pressed])('one at most: another one replaces %j', (open) => {
    expect(reducer(open, termHovered('b'))).toEqual({ trigger: 'b', by: 'hover' })
    expect(reducer(open, termFocused('b'))).toEqual({ trigger: 'b', by: 'focus' })
    expect(reducer(open, termPressed('b'))).toEqual({ trigger: 'b', by: 'press' })
  })

  it.each([
    [termHovered, hovered, hovered],
    [termHovered, focused, focused],
    [termHovered, pressed, pressed],
    [termFocused, hovered, focused],
    [termFocused, focused, focused],
    [termFocused, pressed, pressed],
    [termPressed, hovered, pressed],
    [termPressed, focused, pressed],
    [termPressed, pressed, null],
  ])('%s again after %j', (event, open, next) => {
    expect(reducer(open, event('a'))).toEqual(next)
  })

  it('stays as long as what opened it', () => {
    expect(reducer(hovered, hoverEnded('a'))).toBeNull()
    expect(reducer(hovered, hoverEnded('b')), 'the mouse came from b').toBe(hovered)
    expect(reducer(focused, hoverEnded('a'))).toBe(focused)
    expect(reducer(pressed, hoverEnded('a'))).toBe(pressed)
    expect(reducer(hovered, termBlurred())).toBe(hovered)
    expect(reducer(focused, termBlurred())).toBeNull()
    expect(reducer(pressed, termBlurred())).toBeNull()
    for (const open of [hovered, focused, pressed, null]) expect(reducer(open, termDismissed())).toBeNull()
  })
})
