import { expect, it } from 'vitest'
import { digestOf } from '../../../../../functions/relay/requests/digestOf.ts'
import { sampleKey, sampleQuote } from '../../../../support/relay/quoteSamples.ts'

it('a field that only some releases have changes nothing while it is empty', async () => {
  const digest = (fields: object) => digestOf(sampleKey, { ...sampleQuote, ...fields })
  const { message, ...others } = sampleQuote
  expect(await digestOf(sampleKey, { message, ...others }), 'another order').toBe(await digest({}))
  expect(await digest({ fax: '' })).toBe(await digest({}))
  expect(await digest({ fax: '1' })).not.toBe(await digest({}))
  expect(await digest({ position: '' })).toBe(await digest({ position: undefined }))
  expect(await digest({ position: '' })).not.toBe(await digest({}))
})
