import { describe, expect, it } from 'vitest'
import { alertWarning, relayWarning } from '../../../../scripts/server/relayWarning.ts'

describe('a build', () => {
  it.each([
    [{ NETLIFY: 'true' }, true],
    [{ NETLIFY: 'true', QUOTE_FORM_URL: 'https://forms.example/f' }, false],
    [{}, false],
  ])('with %j warns of a missing form service: %s', (env, warns) => {
    expect(relayWarning(env) !== undefined).toBe(warns)
  })

  it.each([
    [{ NETLIFY: 'true' }, true],
    [{ NETLIFY: 'true', CONTEXT: 'production' }, true],
    [{ NETLIFY: 'true', CONTEXT: 'production', QUOTE_ALERT_URL: 'https://chat.example/hook' }, false],
    [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
    [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, false],
    [{}, false],
  ])('with %j warns that nobody hears of an outage: %s', (env, warns) => {
    expect(alertWarning(env) !== undefined).toBe(warns)
  })

  it('of a preview needs no form service', () => {
    expect(relayWarning({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toBeUndefined()
  })
})
