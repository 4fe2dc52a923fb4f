import { expect, it, vi } from 'vitest'
import { masked } from '../../../src/app/devTools.ts'
import { makeStore } from '../../../src/app/store.ts'
import { emptyQuote, quoteFieldOrder, quoteOptions } from '../../../src/domain/contract/quoteFields.ts'
import { quoteSubmitted, quoteUnconfirmed } from '../../../src/features/quote/quoteSlice.ts'
import { fakeServices } from '../../support/pages/fakes.ts'

const freeFields = quoteFieldOrder.filter((field) => !quoteOptions[field])
const typed = Object.fromEntries(freeFields.map((field) => [field, `private ${field}`]))
const values = { ...emptyQuote, ...typed }
const products = [{ id: 5, quantity: 2 }]
const signals = { honeypotFilled: false, secondsOpen: 9 }

it('masked actions and states have nothing that a visitor typed into the form', () => {
  const store = makeStore(fakeServices())
  const actions = [
    quoteSubmitted({ values, machines: products, signals }),
    quoteUnconfirmed({ key: 'key', request: values, machines: products, signals, sentAt: 0 }),
  ]
  for (const action of actions) {
    store.dispatch(action)
    expect(JSON.stringify(action)).toContain('private')
    expect(JSON.stringify(masked(action))).not.toContain('private')
    expect(JSON.stringify(masked(store.getState()))).not.toContain('private')
  }
  expect(masked(quoteSubmitted({ values, machines: products, signals })).payload).toMatchObject({
    machines: products,
    signals,
    values: { country: emptyQuote.country, firstName: '***' },
  })
})

it('the deployed site can travel in time, and exports no action', async () => {
  vi.stubEnv('PROD', true)
  vi.resetModules()
  const { devTools } = await import('../../../src/app/devTools.ts')
  expect(devTools.actionSanitizer).toBeTypeOf('function')
  expect(devTools.features).toMatchObject({ jump: true })
  expect(devTools.features).not.toHaveProperty('export')
})
