// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary, NextChange } from '../../../src/ui/ErrorBoundary.tsx'

it('shows its children again with the next state', () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const change = () => {
    act(() => {
      for (const listener of [...listeners]) listener()
    })
  }
  let isBroken = true
  const onFailure = vi.fn()
  const Child = () => {
    if (isBroken) throw new Error('broken')
    return <p>The list</p>
  }
  const { unmount } = render(
    <NextChange value={subscribe}>
      <ErrorBoundary fallback={<p>Sorry</p>} onFailure={onFailure}>
        <Child />
      </ErrorBoundary>
    </NextChange>,
  )
  expect(screen.getByText('Sorry')).toBeTruthy()
  change()
  expect(onFailure).toHaveBeenCalledTimes(2)
  isBroken = false
  change()
  expect(screen.getByText('The list')).toBeTruthy()
  unmount()
  expect(listeners.size).toBe(0)
})
