import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import {
  explanationEntered,
  termDismissed,
  termEntered,
  termLeft,
} from '../../../../src/domain/glossary/openTermSlice.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const hovered = { trigger: 'a', by: 'hover' } as const

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

  it('opens nothing on the page that follows', async () => {
    const { dispatch, open } = start()
    dispatch(termEntered('uv Detection'))
    await pass(100)
    dispatch(pageVisited(addressAt('/products/6#specifications')))
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
