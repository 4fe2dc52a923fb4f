import { expect, it } from 'vitest'
import { openBody, sealBody } from '../../../../../functions/relay/requests/body.ts'
import { sampleKey, sampleQuote } from '../../../../support/relay/quoteSamples.ts'

const [secret, other] = ['a1'.repeat(32), 'b2'.repeat(32)]

it('a body is sealed with the first secret, and opens with any secret, but only under its key', () => {
  const sealed = sealBody(sampleKey, sampleQuote, [secret, other])
  const bytes = Buffer.from(sealed, 'base64url').toString()
  for (const typed of Object.values<string>({ ...sampleQuote })) expect(bytes).not.toContain(typed)
  expect(openBody(sampleKey, sealed, [other, secret])).toEqual(sampleQuote)
  for (const secrets of [[other], []]) expect(openBody(sampleKey, sealed, secrets)).toBeUndefined()
  expect(openBody(`${sampleKey}x`, sealed, [secret])).toBeUndefined()
  expect(sealBody(sampleKey, sampleQuote, [secret])).not.toBe(sealed)
})

it('a sealed body that was changed, or cut off, does not open', () => {
  const bytes = Buffer.from(sealBody(sampleKey, sampleQuote, [secret]), 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    for (const wrong of [changed, bytes.subarray(0, at)])
      expect(openBody(sampleKey, wrong.toString('base64url'), [secret])).toBeUndefined()
  }
})

it('a body without a secret is JSON, which a release with a secret reads too', () => {
  const plain = sealBody(sampleKey, sampleQuote, [])
  expect(JSON.parse(plain)).toEqual(sampleQuote)
  expect(openBody(sampleKey, plain, [secret])).toEqual(sampleQuote)
})

it.each([null, '', '{', '{"firstName":7}', 'x'])('nothing is read from %j', (body) => {
  expect(openBody(sampleKey, body, [secret])).toBeUndefined()
})
