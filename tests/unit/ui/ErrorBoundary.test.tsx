// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary.tsx'

it('shows its children again with the next state', () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
  const countUp = (count: number | undefined) => (count ?? 0) + 1
  const store = configureStore({ reducer: countUp })
  const change = () => act(() => void store.dispatch({ type: 'changed' }))
  let isBroken = true
  const onFailure = vi.fn()
  const Child = () => {
    if (isBroken) throw new Error('broken')
    return <p>The list</p>
  }
  render(
    <Provider store={store}>
      <ErrorBoundary fallback={<p>Sorry</p>} onFailure={onFailure}>
        <Child />
      </ErrorBoundary>
    </Provider>,
  )
  expect(screen.getByText('Sorry')).toBeTruthy()
  change()
  expect(onFailure).toHaveBeenCalledTimes(2)
  isBroken = false
  change()
  expect(screen.getByText('The list')).toBeTruthy()
})
