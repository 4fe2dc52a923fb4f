import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSigned, signatureOf } from '../../../../../functions/relay/delivery/signature.ts'

const now = 1_800_000_000_500
const body = '{"firstName":"Sokha"}'
const [old, next] = ['the-secret-of-last-year', 'the-secret-of-this-year']

describe('the signature of a delivery', () => {
  it('is the HMAC of timestamp and body, as every receiver can compute it', () => {
    const mac = createHmac('sha256', old).update(`1800000000.${body}`).digest('hex')
    expect(signatureOf([old], body, now)).toBe(`t=1800000000,v1=${mac}`)
  })

  it('is accepted by a receiver that knows one of the secrets, while they change', () => {
    const signature = signatureOf([next, old], body, now)
    for (const secrets of [[old], [next], [old, next]])
      expect(isSigned({ signature, body, secrets, now })).toBe(true)
  })

  it.each([
    ['no header', { signature: undefined }],
    ['an empty one', { signature: '' }],
    ['one without time', { signature: signatureOf([old], body, now).replace(/^t=\d+,/, '') }],
    ['another body', { body: `${body} ` }],
    ['another time', { signature: signatureOf([old], body, now).replace('t=18', 't=17') }],
    ['another secret', { secrets: [next] }],
    ['no secret', { secrets: [] }],
    ['an old one', { now: now + 301_000 }],
    ['one from the future', { now: now - 301_000 }],
    ['a short one', { signature: 't=1800000000,v1=00' }],
  ])('is refused: %s', (_name, change) => {
    const received = { signature: signatureOf([old], body, now), body, secrets: [old], now }
    expect(isSigned(received)).toBe(true)
    expect(isSigned({ ...received, ...change })).toBe(false)
  })

  it('holds for every body and secret, and for no other header', () => {
    const secret = fc.string({ minLength: 1 })
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (text, key, header) => {
        const received = { body: text, secrets: [key], now }
        expect(isSigned({ ...received, signature: signatureOf([key], text, now) })).toBe(true)
        expect(isSigned({ ...received, signature: header })).toBe(false)
      }),
    )
  })
})
