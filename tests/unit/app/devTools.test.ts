import { expect, it } from 'vitest'
import { masked } from '../../../src/app/devTools.ts'
import { makeStore } from '../../../src/app/store.ts'
import { emptyQuote, quoteFieldOrder, quoteOptions } from '../../../src/domain/contract/quoteFields.ts'
import { quoteEdited, quoteSubmitted, quoteUnconfirmed } from '../../../src/features/quote/quoteSlice.ts'
import { fakeServices } from '../../support/pages/fakes.ts'

const freeFields = quoteFieldOrder.filter((field) => !quoteOptions[field])
const typed = Object.fromEntries(freeFields.map((field) => [field, `private ${field}`]))
const values = { ...emptyQuote, ...typed }
const machines = [{ id: 5, quantity: 2 }]
const signals = { honeypotFilled: false, secondsOpen: 9 }

it('what a visitor has typed into the form is in no masked action and no masked state', () => {
  const store = makeStore(fakeServices())
  const actions = [
    quoteEdited(values),
    quoteSubmitted({ values, machines, signals }),
    quoteUnconfirmed({ key: 'key', request: values, machines, signals, sentAt: 0 }),
  ]
  for (const action of actions) {
    store.dispatch(action)
    expect(JSON.stringify(action)).toContain('private')
    expect(JSON.stringify(masked(action))).not.toContain('private')
    expect(JSON.stringify(masked(store.getState()))).not.toContain('private')
  }
  expect(masked(quoteSubmitted({ values, machines, signals })).payload).toMatchObject({
    machines,
    signals,
    values: { country: emptyQuote.country, firstName: '***' },
  })
})

it('what is empty, and what is no form, stays as it is', () => {
  expect(masked(quoteEdited(emptyQuote))).toEqual(quoteEdited(emptyQuote))
  const errors = { type: 'quote/quoteInvalid', payload: { email: 'Email is required' } }
  expect(masked(errors)).toEqual(errors)
})
