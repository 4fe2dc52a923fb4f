import { describe, expect, it } from 'vitest'
import { newEntry } from '../../../../../functions/relay/journal/entry.ts'
import { seal, unseal } from '../../../../../functions/relay/journal/sealing.ts'
import { readCopy, toCopy } from '../../../../../functions/relay/journal/upkeep/unproven.ts'
import { requireEnvironment } from '../../../../../scripts/environment.ts'
import { sampleKey, sampleQuote, sampleRequest } from '../../../../support/relay/quoteSamples.ts'

const [secret, other] = ['a1'.repeat(32), 'b2'.repeat(32)]

describe('a sealed text', () => {
  it('opens with its secret, also beside another, and under its name only', () => {
    const sealed = seal('Sokha ស', secret, sampleKey)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Sokha')
    expect(unseal(sealed, [other, secret], sampleKey)).toBe('Sokha ស')
    expect(unseal(sealed, [other], sampleKey)).toBeUndefined()
    expect(unseal(sealed, [], sampleKey)).toBeUndefined()
    expect(unseal(sealed, [secret], `${sampleKey}x`)).toBeUndefined()
  })

  it('is another each time', () => {
    expect(seal('x', secret, sampleKey)).not.toBe(seal('x', secret, sampleKey))
  })

  it('that was changed, or cut off, does not open', () => {
    const bytes = Buffer.from(seal('Sokha', secret, sampleKey), 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(unseal(changed.toString('base64url'), [secret], sampleKey)).toBeUndefined()
      expect(unseal(bytes.subarray(0, at).toString('base64url'), [secret], sampleKey)).toBeUndefined()
    }
  })
})

describe('a copy of an entry', () => {
  const entry = newEntry(sampleRequest(), 1000)

  it('is sealed when there is a secret, and readable when there is none', () => {
    const sealed = toCopy(sampleKey, entry, [secret, other])
    for (const typed of Object.values<string>(sampleQuote))
      expect(sealed).not.toContain(JSON.stringify(typed))
    expect(readCopy(sampleKey, sealed, [secret])).toEqual(entry)
    expect(readCopy(sampleKey, sealed, [other])).toBeUndefined()
    expect(readCopy(sampleKey, toCopy(sampleKey, entry, []), [])).toEqual(entry)
  })
})

describe('QUOTE_JOURNAL_KEY', () => {
  it('is one key, or two while one follows the other', () => {
    const read = (text: string) => requireEnvironment({ QUOTE_JOURNAL_KEY: text }).QUOTE_JOURNAL_KEY
    expect(read(secret)).toEqual([secret])
    expect(read(`${other}, ${secret}`)).toEqual([other, secret])
    expect(read('')).toBeUndefined()
  })

  it.each(['short', 'g1'.repeat(32), `${secret},`, `${secret},${other},${secret}`])(
    'is refused: %s',
    (text) => {
      expect(() => requireEnvironment({ QUOTE_JOURNAL_KEY: text })).toThrow(/^QUOTE_JOURNAL_KEY must be 64/)
    },
  )
})
