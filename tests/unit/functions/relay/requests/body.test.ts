import { expect, it } from 'vitest'
import { openBody, sealBody } from '../../../../../functions/relay/requests/body.ts'
import { sampleKey, sampleQuote } from '../../../../support/relay/quoteSamples.ts'

const [secret, other] = ['a1'.repeat(32), 'b2'.repeat(32)]

it('a body is sealed with the first secret, and opened with any', () => {
  const sealed = sealBody(sampleKey, sampleQuote, [secret, other])
  for (const typed of Object.values<string>({ ...sampleQuote })) expect(sealed).not.toContain(typed)
  expect(openBody(sampleKey, sealed, [other, secret])).toEqual(sampleQuote)
  for (const secrets of [[other], []]) expect(openBody(sampleKey, sealed, secrets)).toBeUndefined()
})

it('a body without secret is JSON, which a release with one reads too', () => {
  const plain = sealBody(sampleKey, sampleQuote, [])
  expect(JSON.parse(plain)).toEqual(sampleQuote)
  expect(openBody(sampleKey, plain, [secret])).toEqual(sampleQuote)
})

it.each([null, '', '{', '{"firstName":7}', 'x'])('nothing is read from %j', (body) => {
  expect(openBody(sampleKey, body, [secret])).toBeUndefined()
})
