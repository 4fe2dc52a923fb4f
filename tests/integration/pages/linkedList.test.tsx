// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listReplaced, selectQuoteList } from '../../../src/features/quoteList/quoteListSlice.ts'
import { errorOf, submit } from '../../support/quotePage.ts'
import { renderAddress } from '../../support/renderPage.tsx'

it.each([
  ['Keep my list', [{ id: 5, quantity: 2 }]],
  ['Use this list', [{ id: 36, quantity: 1 }]],
])("%s leaves the form's errors where they are, and takes the list from the address", async (name, list) => {
  const { router, store } = await renderAddress('/get-quote')
  act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 2 }])))
  await act(() => router.navigate('/get-quote?list=36x1'))
  await act(() => vi.dynamicImportSettled())
  await submit()
  const message = errorOf('firstName')
  expect(message).not.toBe(null)
  await userEvent.click(screen.getByRole('button', { name }))
  await act(() => vi.dynamicImportSettled())
  expect(router.state.location.search).toBe('')
  expect(selectQuoteList(store.getState())).toEqual(list)
  expect(errorOf('firstName')).toBe(message)
})
