import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { readEnvironment, relaySchema } from '../../../../../functions/relay/services/environment.ts'
import { requireEnvironment, scriptsSchema } from '../../../../../scripts/environment.ts'

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

const secret = `whsec_${'A'.repeat(32)}`
const nextSecret = `whsec_${btoa('b'.repeat(64))}`
const dataKey = 'a1'.repeat(32)
const nextDataKey = 'B2'.repeat(32)
const twoFields = { email: 'phone', phone: 'email' }

it.each([
  ['QUOTE_FORM_URL', 'https://forms.example/x', 'https://forms.example/x'],
  ['QUOTE_FORM_URL', 'http://localhost:9001', 'http://localhost:9001'],
  ['QUOTE_FORM_URL', 'http://127.0.0.1:1/x', 'http://127.0.0.1:1/x'],
  ['QUOTE_FORM_URL', 'http://[::1]:1/x', 'http://[::1]:1/x'],
  ['QUOTE_FORM_TOKEN', 'a_whsec_1', { token: 'a_whsec_1' }],
  ['QUOTE_FORM_TOKEN', secret, { secrets: [secret] }],
  ['QUOTE_FORM_TOKEN', `${nextSecret},${secret}`, { secrets: [nextSecret, secret] }],
  ['QUOTE_DATA_KEY', dataKey, [dataKey]],
  ['QUOTE_DATA_KEY', `${nextDataKey}, ${dataKey}`, [nextDataKey, dataKey]],
  ['QUOTE_FORM_PROOF', 'json:id', { in: 'json', name: 'id' }],
  ['QUOTE_FORM_FIELDS', '{"list":7,"key":"a","ok":true}', { list: 7, key: 'a', ok: true }],
  ['QUOTE_FORM_NAMES', JSON.stringify(twoFields), twoFields],
  ['QUOTE_ALERT_URL', 'https://chat.example/x', 'https://chat.example/x'],
  ['QUOTE_HEARTBEAT_URL', 'https://chat.example/x', 'https://chat.example/x'],
])('%s may be %s, or missing', (name, text, value) => {
  expect(requireEnvironment({ [name]: text })).toEqual({ [name]: value })
  expect(requireEnvironment({ [name]: '' })).toEqual({})
})

/** What a paste has damaged. */
const damagedTexts = [`“${secret}”`, `"${secret}"`, `${secret}\n${secret}`, `${secret} x`, `${secret}\u00a0x`]
const damagedUrls = ['https://a.example/x”', '“https://a.example/x', 'https://a.example/\nx']
/** `fetch` does not take them. */
const urlsWithUser = ['https://user:pw@a.example/x', 'https://user@a.example', 'https://:pw@a.example']

const wrongSecrets = (one: string, next: string) => [`${one}g`, `${one},`, `${one},${next},${one}`]

it.each<[string, string, string[]]>([
  [
    'QUOTE_FORM_URL',
    'must be an https URL',
    [
      'http://forms.example/x',
      'http://localhost.forms.example',
      'http://10.0.0.1',
      'ftp://localhost',
      'forms.example',
    ],
  ],
  ['QUOTE_FORM_TOKEN', 'must be whsec_', ['whsec_short', ...wrongSecrets(secret, nextSecret)]],
  ['QUOTE_DATA_KEY', 'must be 64 hexadecimal digits', ['short', ...wrongSecrets(dataKey, nextDataKey)]],
  ['QUOTE_FORM_PROOF', 'must be json:', ['id']],
  ['QUOTE_FORM_FIELDS', 'must be a JSON object, as {"', ['{', '[]', '{"a":{}}']],
  ['QUOTE_FORM_NAMES', 'must be a JSON object, as {"', ['"email"', '{"email":7}', '{"email":""}']],
  [
    'QUOTE_FORM_NAMES',
    'must give each field a name of its own',
    ['{"email":"phone"}', '{"email":"x","phone":"x"}'],
  ],
  ['QUOTE_FORM_NAMES', 'must give names to firstName, ', ['{"mail":"_replyto"}']],
  ['QUOTE_ALERT_URL', 'must be an https URL', ['http://chat.example/']],
  ['QUOTE_HEARTBEAT_URL', 'must be an https URL', ['http://chat.example/']],
  ['QUOTE_FORM_URL', 'must be letters', damagedUrls],
  ['QUOTE_FORM_URL', 'must be an address without user', urlsWithUser],
  ['QUOTE_FORM_TOKEN', 'must be letters', damagedTexts],
])('%s %s', (name, advice, texts) => {
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
