import { expect, it, vi } from 'vitest'
import type { Services } from '../../../../src/app/services.ts'
import { makeStore } from '../../../../src/app/store.ts'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import {
  draftRestored,
  quoteSubmitted,
  selectQuote,
  selectQuoteKey,
} from '../../../../src/features/quote/quoteSlice.ts'
import { readQuoteDraft } from '../../../../src/parts/quoteDraft/draft.ts'
import { makeKeptItem, type StoredItem } from '../../../../src/ui/browser/storedItem.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

/** The names of the products, and the answer, have come. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

const makeItem = (): StoredItem => {
  let kept = {}
  return { read: () => kept, write: (value) => void (kept = value), remove: () => void (kept = {}) }
}

const submitted = quoteSubmitted({
  values: { ...emptyQuote, firstName: 'Sokha' },
  machines: [{ id: 5, quantity: 2 }],
  signals: { honeypotFilled: false, secondsOpen: 60 },
})
const { values, machines } = submitted.payload
const taken = { kind: 'refused', refusal: { reason: 'keyTaken' } } as const
const accept: Services['sendQuote'] = () => Promise.resolve({ kind: 'accepted', reference: 'Q-1' })

it('the draft loses a key that the relay has for another request', async () => {
  const draft = makeItem()
  const store = makeStore(fakeServices({ draft, sendQuote: () => Promise.resolve(taken) }))
  store.dispatch(submitted)
  await settle()
  expect(draft.read()).toEqual({ values, key: null, machines: [] })
})

const names = () => {
  const load = vi.fn<Services['loadProductLines']>().mockResolvedValue(['2 x MC 280 (No 005)'])
  return load.mockResolvedValueOnce(['2 x product (No 005)'])
}
const offline = () => vi.fn<Services['sendQuote']>().mockRejectedValue(new TypeError('offline'))

const blocked = () =>
  makeKeptItem(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, 'quoteDraft')

it.each([
  ['in the same page', makeItem, false],
  ['after a reload', makeItem, true],
  ['when storage is blocked', blocked, false],
])(
  'a request whose product names did not load is the same at the second try %s',
  async (_where, makeDraft, isReloaded) => {
    const draft = makeDraft()
    const sendQuote = offline()
    const services = fakeServices({ draft, sendQuote, loadProductLines: names() })
    const store = makeStore(services)
    store.dispatch(submitted)
    await settle()
    const next = isReloaded ? makeStore(services) : store
    const { key } = readQuoteDraft(draft) ?? {}
    if (isReloaded) next.dispatch(draftRestored({ key: key ?? expect.unreachable(), machines }))
    next.dispatch(submitted)
    await settle()
    const [first, second] = sendQuote.mock.calls
    expect(first?.[0].message).toContain('2 x product (No 005)')
    expect(second?.slice(0, 2), 'another text under the same key is refused').toEqual(first?.slice(0, 2))
  },
)

it('a request does not stay unfinished when storage cannot write', async () => {
  const write = () => {
    throw new Error('storage')
  }
  const store = makeStore(fakeServices({ draft: { ...makeItem(), write }, sendQuote: accept }))
  store.dispatch(submitted)
  const key = selectQuoteKey(store.getState())
  await settle()
  expect(selectQuote(store.getState())).toMatchObject({
    status: 'failed',
    key,
    refusal: { reason: 'unanswered' },
  })
})
