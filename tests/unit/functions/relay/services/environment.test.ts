import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { readEnvironment, relaySchema } from '../../../../../functions/relay/services/environment.ts'
import { requireEnvironment, scriptsSchema } from '../../../../../scripts/environment.ts'
import variables from '../../../../support/fixtures/variables.json'

it('each fault is named without its value, which may be secret, and sound values are kept', () => {
  const QUOTE_FORM_URL = 'https://user:secret@forms.example'
  const source = { QUOTE_FORM_URL, FORM_PORT: 'http', PORT: '9000', QUOTE_FORM_TOKEN: 'token' }
  expect(readEnvironment(scriptsSchema, source)).toEqual({
    environment: { PORT: 9000, QUOTE_FORM_TOKEN: { token: 'token' } },
    faults: [
      { name: 'QUOTE_FORM_URL', message: 'must be an address without user:password@' },
      {
        name: 'FORM_PORT',
        message:
          'must be a whole number from 1 to 65535, not "http". Choose another: FORM_PORT=9001 npm start',
      },
    ],
  })
})

it.each(variables.sound)('$name may be $text, or missing', ({ name, text, value }) => {
  expect(requireEnvironment({ [name]: text })).toEqual({ [name]: value })
  expect(requireEnvironment({ [name]: '' })).toEqual({})
})

it.each(variables.faulty)('$name $advice', ({ name, advice, texts }) => {
  for (const text of texts)
    expect(() => requireEnvironment({ [name]: text }), text).toThrow(`${name} ${advice}`)
})

it('every accepted secret, from 24 to 64 bytes, can sign', () => {
  for (let length = 30; length < 92; length += 1)
    for (const padding of ['', '=', '==']) {
      const text = `whsec_${'A'.repeat(length)}${padding}`
      const { environment } = readEnvironment(relaySchema, { QUOTE_FORM_TOKEN: text })
      const [taken] = environment.QUOTE_FORM_TOKEN?.secrets ?? []
      if (taken) expect(new Webhook(taken).sign('x', new Date(), '')).toMatch(/^v1,/)
      const bytes = Math.floor((length * 3) / 4)
      const isWhole = (length + padding.length) % 4 === 0 && padding.length === (3 - (bytes % 3)) % 3
      expect(taken !== undefined, text).toBe(isWhole && bytes >= 24 && bytes <= 64)
    }
})
