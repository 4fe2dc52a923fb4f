import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { shareRequested, specRequested } from '../../../../src/features/product/productListeners.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

const noticesOf = (store: ReturnType<typeof makeStore>) => selectNotices(store.getState())

const titles = (store: ReturnType<typeof makeStore>) => noticesOf(store).map(({ title }) => title)

const sheet = (pdf: string) => specRequested({ name: 'MC 280', pdf })

describe('the download of a spec sheet', () => {
  it('does not prevent the download of another sheet', async () => {
    const services = fakeServices()
    const store = makeStore(services)
    store.dispatch(sheet('/specs/mc-280.pdf'))
    store.dispatch(sheet('/specs/vc-450.pdf'))
    await settle()
    expect(services.saved.map(({ name }) => name)).toEqual(['mc-280.pdf', 'vc-450.pdf'])
  })

  it('can be asked for again after the device could not save it', async () => {
    let isFull = true
    const services = fakeServices()
    const { saveFile } = services
    services.saveFile = (content, name) => {
      if (isFull) throw new Error('full')
      saveFile(content, name)
    }
    const store = makeStore(services)
    store.dispatch(sheet('/specs/mc-280.pdf'))
    await settle()
    expect(titles(store)).toEqual(['Preparing download...', 'Download failed'])
    isFull = false
    store.dispatch(sheet('/specs/mc-280.pdf'))
    await settle()
    expect(services.saved).toHaveLength(1)
  })
})

it.each([
  ['shared', []],
  ['copied', [{ title: 'Link copied' }]],
  ['refused', [{ description: expect.stringContaining('veritally.example/products/5') as string }]],
] as const)('a link that was %s leaves the notices %j', async (outcome, notices) => {
  const store = makeStore(fakeServices({ shareLink: () => Promise.resolve(outcome) }))
  store.dispatch(shareRequested({ title: 'MC 280', url: 'https://veritally.example/products/5' }))
  await settle()
  expect(noticesOf(store)).toMatchObject(notices)
})
