import { expect, it } from 'vitest'
import { seal, unseal } from '../../../../../functions/relay/requests/sealing.ts'
import { sampleKey } from '../../../../support/relay/quoteSamples.ts'

const [secret, other] = ['a1'.repeat(32), 'b2'.repeat(32)]

it('a sealed text opens with its secret, also beside another, and under its name only', () => {
  const sealed = seal('Sokha ស', secret, sampleKey)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Sokha')
  expect(unseal(sealed, [other, secret], sampleKey)).toBe('Sokha ស')
  expect(unseal(sealed, [secret], `${sampleKey}x`)).toBeUndefined()
  expect(seal('Sokha ស', secret, sampleKey)).not.toBe(sealed)
})

it('a sealed text that was changed, or cut off, does not open', () => {
  const bytes = Buffer.from(seal('Sokha', secret, sampleKey), 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unseal(changed.toString('base64url'), [secret], sampleKey)).toBeUndefined()
    expect(unseal(bytes.subarray(0, at).toString('base64url'), [secret], sampleKey)).toBeUndefined()
  }
})
