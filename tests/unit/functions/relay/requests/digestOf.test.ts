import { expect, it } from 'vitest'
import { digestOf } from '../../../../../functions/relay/requests/digestOf.ts'
import { sampleKey, sampleQuote } from '../../../../support/relay/quoteSamples.ts'

it('a field that only some releases have changes nothing while it is empty', () => {
  const digest = (fields: object) => digestOf(sampleKey, { ...sampleQuote, ...fields })
  const { message, ...others } = sampleQuote
  expect(digestOf(sampleKey, { message, ...others }), 'another order').toBe(digest({}))
  expect(digest({ fax: '' })).toBe(digest({}))
  expect(digest({ fax: '1' })).not.toBe(digest({}))
  expect(digest({ position: '' })).toBe(digest({ position: undefined }))
  expect(digest({ position: '' })).not.toBe(digest({}))
})
