// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { makeStore } from '../../../../src/app/store.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { shareLink } from '../../../../src/features/product/productApi.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
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

  it('are saved once when the link is pressed twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>()
    const { store, services } = await renderAddress(
      '/products/5',
      fakeServices({ fetchSpecSheet: () => promise }),
    )
    await userEvent.dblClick(screen.getByRole('link', { name: 'Download Specs' }))
    resolve(new Blob(['%PDF-']))
    await expect.poll(() => titles(store)).toContain('Download complete')
    expect(services.saved).toHaveLength(1)
  })

  it('tell of a failed download, save nothing, and can be asked for again', async () => {
    const fetchSpecSheet = vi.fn(fakeServices().fetchSpecSheet)
    fetchSpecSheet.mockRejectedValueOnce(new Error('404'))
    const { store, services } = await renderAddress('/products/5', fakeServices({ fetchSpecSheet }))
    await press('Download Specs')
    await expect.poll(() => titles(store)).toEqual(['Preparing download...', 'Download failed'])
    expect(services.saved).toEqual([])
    await press('Download Specs')
    await expect.poll(() => services.saved.map(({ name }) => name)).toEqual(['mc-280.pdf'])
  })

  it('are printed where there is no file', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await renderAddress('/products/4')
    expect(screen.queryByText('Download Specs')).toBeNull()
    await press('Print specs')
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('Share', () => {
  const name = 'MC 280 Mixed-Value Money Counter'

  interface Device {
    share?: Navigator['share']
    clipboard?: Pick<Clipboard, 'writeText'>
  }

  /** A device that can share or not, and that has a clipboard or none. */
  const visitWith = (path: string, device: Device) => {
    for (const key of ['share', 'clipboard'] as const)
      Object.defineProperty(navigator, key, { value: device[key], configurable: true })
    return renderAddress(path, fakeServices({ shareLink }))
  }

  it('opens the device’s dialog where there is one, and says nothing', async () => {
    const share = vi.fn(() => Promise.resolve())
    const { store } = await visitWith('/products/5', { share })
    await press('Share')
    expect(share.mock.calls).toEqual([[{ title: name, url: `${window.location.origin}/products/5` }]])
    expect(titles(store)).toEqual([])
  })

  it('hands over the address of the open tab', async () => {
    const { services } = await renderAddress('/products/5#specifications')
    await press('Share')
    const url = `${window.location.origin}/products/5#specifications`
    expect(services.shared).toEqual([{ title: name, url }])
  })

  it('copies that address where the device cannot share, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const { store } = await visitWith('/products/5#specifications', { clipboard: { writeText } })
    await press('Share')
    const url = `${window.location.origin}/products/5#specifications`
    await expect.poll(() => titles(store)).toEqual(['Link copied'])
    expect(writeText.mock.calls).toEqual([[url]])
  })

  it('shows the address where the device can neither share nor copy', async () => {
    const { store } = await visitWith('/products/5', {})
    await press('Share')
    const notices = () => selectNotices(store.getState())
    await expect.poll(notices).toHaveLength(1)
    expect(notices()[0]?.description).toContain(`${window.location.origin}/products/5`)
  })
})

it('is printed by Print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await renderAddress('/products/5')
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})
