// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAddress } from '../../../support/pages/renderPage.tsx'

const press = (name: string) => userEvent.click(screen.getByText(name))

it('specifications without a sheet are printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await renderAddress('/products/4')
  expect(screen.queryByText('Download Specs')).toBeNull()
  await press('Print specs')
  expect(print).toHaveBeenCalledOnce()
})

it('Share shares the address of the open tab', async () => {
  const { services } = await renderAddress('/products/5#specifications')
  await press('Share')
  const url = `${window.location.origin}/products/5#specifications`
  expect(services.shared).toEqual([{ title: 'MC 280 Mixed-Value Money Counter', url }])
})
