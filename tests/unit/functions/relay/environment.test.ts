import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { readEnvironment, relaySchema } from '../../../../functions/relay/environment.ts'
import { requireEnvironment, scriptsSchema } from '../../../../scripts/environment.ts'

describe('readEnvironment', () => {
  it('reads the variable, or leaves it out', () => {
    expect(readEnvironment(scriptsSchema, { PORT: '9000', QUOTE_FORM_URL: '' })).toEqual({
      environment: { PORT: 9000 },
      faults: [],
    })
    expect(readEnvironment(relaySchema, {})).toEqual({ environment: {}, faults: [] })
  })

  it('names each fault, without a value that may be secret, and keeps what is sound', () => {
    const source = { QUOTE_FORM_URL: 'forms.example/secret', FORM_PORT: 'http', QUOTE_FORM_TOKEN: 'token' }
    expect(readEnvironment(scriptsSchema, source)).toEqual({
      environment: { QUOTE_FORM_TOKEN: 'token' },
      faults: [
        'QUOTE_FORM_URL must be an https URL; http is for a form service on this machine (localhost)',
        'FORM_PORT must be a whole number from 1 to 65535, not "http". ' +
          'Choose another: FORM_PORT=9001 npm start',
      ],
    })
  })
})

describe('QUOTE_FORM_URL', () => {
  it.each(['https://forms.example/x', 'http://localhost:9001', 'http://127.0.0.1:1/x', 'http://[::1]:1/x'])(
    'may be %s',
    (QUOTE_FORM_URL) => {
      expect(requireEnvironment({ QUOTE_FORM_URL })).toEqual({ QUOTE_FORM_URL })
    },
  )

  it.each(['http://forms.example/x', 'http://localhost.forms.example', 'http://10.0.0.1', 'ftp://localhost'])(
    'is refused, because visitors write personal data: %s',
    (QUOTE_FORM_URL) => {
      expect(() => requireEnvironment({ QUOTE_FORM_URL })).toThrow('QUOTE_FORM_URL must be an https URL')
    },
  )

  it.each(['forms.example', 'ftp://forms.example/', 'not a URL'])(
    'is missing when it is no address of a form service, so that nothing is sent to %s',
    (QUOTE_FORM_URL) => {
      const { environment, faults } = readEnvironment(relaySchema, { QUOTE_FORM_URL })
      expect(environment).toEqual({})
      expect(faults).toHaveLength(1)
    },
  )
})

describe('what a paste has damaged', () => {
  const whole = `whsec_${btoa('a secret of 24 bytes or more')}`
  it.each(['QUOTE_FORM_TOKEN', 'QUOTE_FORM_SECRET'])('is refused: %s', (name) => {
    expect(requireEnvironment({ [name]: whole })).toHaveProperty(name)
    for (const value of [`“${whole}”`, `"${whole}"`, `${whole}\n${whole}`, `${whole} x`, `${whole}\u00a0x`])
      expect(() => requireEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
  })

  it.each(['QUOTE_FORM_URL', 'QUOTE_ALERT_URL', 'QUOTE_HEARTBEAT_URL'])(
    'is refused, and so is an address that `fetch` does not take: %s',
    (name) => {
      for (const url of ['https://a.example/x”', '“https://a.example/x', 'https://a.example/\nx'])
        expect(() => requireEnvironment({ [name]: url })).toThrow(`${name} must be letters`)
      for (const url of ['https://user:pw@a.example/x', 'https://user@a.example', 'https://:pw@a.example'])
        expect(() => requireEnvironment({ [name]: url })).toThrow(`${name} must be an address without user`)
    },
  )

  it('is named without its value', () => {
    const { faults } = readEnvironment(relaySchema, { QUOTE_FORM_URL: 'https://user:hidden@a.example' })
    expect(faults.join()).not.toContain('hidden')
  })
})

describe.each([
  ['QUOTE_FORM_SECRET', `whsec_${'A'.repeat(32)}`, `whsec_${btoa('b'.repeat(64))}`, 'whsec_'],
  ['QUOTE_DATA_KEY', 'a1'.repeat(32), 'B2'.repeat(32), '64 hexadecimal digits'],
])('%s', (name, old, next, advice) => {
  it('is one, or two while one follows the other', () => {
    expect(requireEnvironment({ [name]: old })).toEqual({ [name]: [old] })
    expect(requireEnvironment({ [name]: `${next}, ${old}` })).toEqual({ [name]: [next, old] })
    expect(requireEnvironment({ [name]: '' })).toEqual({})
  })

  it.each(['short', old.slice(1), `${old}g`, `${old},`, `${old},${next},${old}`])(
    'is refused: %s',
    (text) => {
      expect(() => requireEnvironment({ [name]: text })).toThrow(`${name} must be ${advice}`)
    },
  )
})

it('each secret that is taken can sign, from 24 to 64 bytes', () => {
  for (let length = 30; length < 92; length += 1)
    for (const padding of ['', '=', '==']) {
      const secret = `whsec_${'A'.repeat(length)}${padding}`
      const { environment } = readEnvironment(relaySchema, { QUOTE_FORM_SECRET: secret })
      const [taken] = environment.QUOTE_FORM_SECRET ?? []
      if (taken) expect(new Webhook(taken).sign('x', new Date(), '')).toMatch(/^v1,/)
      const bytes = Math.floor((length * 3) / 4)
      const isWhole = (length + padding.length) % 4 === 0 && padding.length === (3 - (bytes % 3)) % 3
      expect(taken !== undefined, secret).toBe(isWhole && bytes >= 24 && bytes <= 64)
    }
})

it.each(['QUOTE_ALERT_URL', 'QUOTE_HEARTBEAT_URL'])('%s is an address', (name) => {
  expect(requireEnvironment({ [name]: 'https://chat.example/x' })).toEqual({
    [name]: 'https://chat.example/x',
  })
  for (const address of ['chat.example', 'ftp://chat.example/'])
    expect(() => requireEnvironment({ [name]: address })).toThrow(`${name} must be an http or https URL`)
})

describe('QUOTE_FORM_FIELDS and QUOTE_FORM_NAMES', () => {
  it('are JSON objects', () => {
    const source = {
      QUOTE_FORM_FIELDS: '{"list":7,"key":"a","ok":true}',
      QUOTE_FORM_NAMES: '{"email":"_to"}',
    }
    expect(requireEnvironment(source)).toEqual({
      QUOTE_FORM_FIELDS: { list: 7, key: 'a', ok: true },
      QUOTE_FORM_NAMES: { email: '_to' },
    })
  })

  it.each([
    ['QUOTE_FORM_FIELDS', '{'],
    ['QUOTE_FORM_FIELDS', '[]'],
    ['QUOTE_FORM_FIELDS', '{"a":{}}'],
    ['QUOTE_FORM_NAMES', '"email"'],
    ['QUOTE_FORM_NAMES', '{"email":7}'],
    ['QUOTE_FORM_NAMES', '{"email":""}'],
  ])('are refused: %s=%s', (name, text) => {
    expect(() => requireEnvironment({ [name]: text })).toThrow(`${name} must be a JSON object, as {"`)
  })

  it.each(['{"email":"phone"}', '{"email":"x","phone":"x"}'])(
    'are refused when one field would take the place of another: %s',
    (QUOTE_FORM_NAMES) => {
      expect(() => requireEnvironment({ QUOTE_FORM_NAMES })).toThrow('must give each field a name of its own')
      expect(requireEnvironment({ QUOTE_FORM_NAMES: '{"email":"phone","phone":"email"}' })).toBeDefined()
    },
  )
})
