// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { makeStore } from '../../../../src/app/store.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { renderAddress } from '../../../support/pages/renderPage.tsx'

const titles = (store: ReturnType<typeof makeStore>) =>
  selectNotices(store.getState()).map((notice) => notice.title)
const press = (name: string) => userEvent.click(screen.getByText(name))

describe('the specifications to take away', () => {
  it('are downloaded under the name of the file, with notices', async () => {
    const { store, services } = await renderAddress('/products/5')
    const link = screen.getByRole('link', { name: 'Download Specs' })
    expect(link.getAttribute('href')).toBe('/specs/mc-280.pdf')
    await userEvent.click(link)
    await expect.poll(() => services.saved.map(({ name }) => name)).toEqual(['mc-280.pdf'])
    expect(titles(store)).toEqual(['Preparing download...', 'Download complete'])
  })

  it('are printed where there is no file', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await renderAddress('/products/4')
    expect(screen.queryByText('Download Specs')).toBeNull()
    await press('Print specs')
    expect(print).toHaveBeenCalledOnce()
  })
})

it('Share hands over the address of the open tab', async () => {
  const { services } = await renderAddress('/products/5#specifications')
  await press('Share')
  const url = `${window.location.origin}/products/5#specifications`
  expect(services.shared).toEqual([{ title: 'MC 280 Mixed-Value Money Counter', url }])
})

it('is printed by Print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await renderAddress('/products/5')
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})
