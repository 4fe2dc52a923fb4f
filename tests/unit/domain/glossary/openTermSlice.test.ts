import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import {
  explanationEntered,
  hoverEnded,
  openTermSlice,
  termBlurred,
  termDismissed,
  termEntered,
  termFocused,
  termHovered,
  termLeft,
  termPressed,
} from '../../../../src/domain/glossary/openTermSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

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
    expect(reducer(hovered, hoverEnded())).toBeNull()
    expect(reducer(focused, hoverEnded())).toBe(focused)
    expect(reducer(pressed, hoverEnded())).toBe(pressed)
    expect(reducer(hovered, termBlurred())).toBe(hovered)
    expect(reducer(focused, termBlurred())).toBeNull()
    expect(reducer(pressed, termBlurred())).toBeNull()
    for (const open of [hovered, focused, pressed, null]) expect(reducer(open, termDismissed())).toBeNull()
  })
})

describe('a mouse', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const start = () => {
    const store = makeStore(fakeServices())
    return { ...store, open: () => store.getState().openTerm }
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('that rests on a term for 120 ms opens it, and one that has left it for 300 ms closes it', async () => {
    const { dispatch, open } = start()
    dispatch(termEntered('a'))
    await pass(119)
    expect(open()).toBeNull()
    await pass(1)
    expect(open()).toEqual(hovered)
    dispatch(termLeft())
    await pass(299)
    expect(open()).toEqual(hovered)
    await pass(1)
    expect(open()).toBeNull()
  })

  it('that passes by opens nothing', async () => {
    const { dispatch, open } = start()
    dispatch(termEntered('a'))
    await pass(100)
    dispatch(termLeft())
    await pass(1000)
    expect(open()).toBeNull()
  })

  it('that comes to the explanation keeps it open, and a press or Escape does not wait', async () => {
    const { dispatch, open } = start()
    dispatch(termEntered('a'))
    await pass(120)
    dispatch(termLeft())
    await pass(200)
    dispatch(explanationEntered())
    await pass(1000)
    expect(open()).toEqual(hovered)
    dispatch(termEntered('b'))
    dispatch(termDismissed())
    await pass(1000)
    expect(open()).toBeNull()
  })
})
