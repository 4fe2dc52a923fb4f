// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { listReplaced } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { readSpreadsheet } from '../../../support/documents/readSpreadsheet.ts'
import { accepted, fill, renderQuote, submit } from '../../../support/pages/quotePage.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const saved: { name: string; content: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let content = new Blob()
  class UrlOfBlobs extends URL {
    static override createObjectURL = (blob: Blob) => {
      content = blob
      return 'blob:x'
    }
    static override revokeObjectURL = () => undefined
  }
  vi.stubGlobal('URL', UrlOfBlobs)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})

const save = async (menu: string, kind: string) => {
  const [button] = screen.getAllByRole('button', { name: menu })
  if (button) await userEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: kind }))
}

const products = [{ id: 5, quantity: 2 }]

it('a document that cannot be made says so, and can be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const { store } = renderPage(QuoteRoute)
  act(() => void store.dispatch(listReplaced(products)))
  await act(() => vi.dynamicImportSettled())
  const failed = 'The document could not be made. Please try again.'
  await save('Export', 'Download as PDF')
  await act(() => vi.dynamicImportSettled())
  await screen.findByText(failed)
  await save('Export', 'Download as PDF')
  await act(() => vi.dynamicImportSettled())
  await screen.findByText(failed)
  expect(saved).toEqual([])
})

it('a receipt is saved with its reference, and its list can be shared', async () => {
  const { store, answer } = renderQuote()
  act(() => void store.dispatch(listReplaced(products)))
  fill()
  await submit()
  await answer(accepted)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('button', { name: 'Share: Q-7KX2M9PA' })).toBeTruthy()
  await save('Export: Q-7KX2M9PA', 'Download as spreadsheet')
  await act(() => vi.dynamicImportSettled())
  expect(saved[0]?.name).toBe('Q-7KX2M9PA.xlsx')
  expect(await readSpreadsheet(saved[0]?.content)).toContainEqual(['Reference Q-7KX2M9PA'])
})
