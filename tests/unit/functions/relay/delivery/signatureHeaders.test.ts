import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { signatureHeaders } from '../../../../../functions/relay/delivery/signatureHeaders.ts'
import { sampleKey } from '../../../../support/relay/quoteSamples.ts'

const body = '{"firstName":"ស Sokha"}'
const [old, next] = ['old', 'next'].map((name) => `whsec_${btoa(name.repeat(8))}`) as [string, string]

it('a receiver that knows one of the two secrets takes the signature', () => {
  const headers = signatureHeaders([next, old], sampleKey, body, new Date())
  for (const secret of [old, next])
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(old).verify(`${body} `, headers)).toThrow()
  const alone = signatureHeaders([next], sampleKey, body, new Date())
  expect(() => new Webhook(old).verify(body, alone)).toThrow()
})

it('a signature has the key, and the time in seconds', () => {
  expect(signatureHeaders([old], sampleKey, body, new Date(1_800_000_000_900))).toEqual({
    'webhook-id': sampleKey,
    'webhook-timestamp': '1800000000',
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/) as string,
  })
})
