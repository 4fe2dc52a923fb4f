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
    (address) => {
      const source = { QUOTE_FORM_URL: address, QUOTE_PREVIEW_FORM_URL: address }
      const { environment, faults } = readEnvironment(relaySchema, source)
      expect(environment).toEqual({})
      expect(faults).toHaveLength(2)
    },
  )
})

describe('what a paste has damaged', () => {
  const whole = 'token-of-32-characters-or-more-1'
  it.each(['QUOTE_FORM_TOKEN', 'QUOTE_FORM_SECRET', 'NETLIFY_AUTH_TOKEN'])('is refused: %s', (name) => {
    expect(requireEnvironment({ [name]: whole })).toHaveProperty(name)
    for (const value of [`“${whole}”`, `"${whole}"`, `${whole}\n${whole}`, `${whole} x`, `${whole}\u00a0x`]) {
      expect(() => requireEnvironment({ [name]: value })).toThrow(
        new RegExp(`^${name} must be .*without quotes`),
      )
    }
  })

  it.each(['QUOTE_FORM_URL', 'QUOTE_PREVIEW_FORM_URL', 'QUOTE_DIGEST_URL', 'QUOTE_ALERT_URL'])(
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

describe('QUOTE_FORM_SECRET', () => {
  const [old, next] = ['the-secret-of-last-year', 'the-secret-of-this-year']

  it('is one secret, or two while one follows the other', () => {
    expect(requireEnvironment({ QUOTE_FORM_SECRET: old }).QUOTE_FORM_SECRET).toEqual([old])
    expect(requireEnvironment({ QUOTE_FORM_SECRET: `${next}, ${old}` }).QUOTE_FORM_SECRET).toEqual([
      next,
      old,
    ])
    expect(requireEnvironment({ QUOTE_FORM_SECRET: '' }).QUOTE_FORM_SECRET).toBeUndefined()
  })

  it.each(['short', `${old},`, `${old},${next},${old}`])('is refused: %s', (QUOTE_FORM_SECRET) => {
    expect(() => requireEnvironment({ QUOTE_FORM_SECRET })).toThrow(/^QUOTE_FORM_SECRET must be a secret of/)
  })
})

it.each(['QUOTE_ALERT_URL', 'QUOTE_DIGEST_URL', 'QUOTE_HEARTBEAT_URL'])('%s is an address', (name) => {
  expect(requireEnvironment({ [name]: 'https://chat.example/x' })).toEqual({
    [name]: 'https://chat.example/x',
  })
  for (const address of ['chat.example', 'ftp://chat.example/'])
    expect(() => requireEnvironment({ [name]: address })).toThrow(`${name} must be an http or https URL`)
})
