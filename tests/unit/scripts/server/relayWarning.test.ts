import { expect, it } from 'vitest'
import { relayWarnings } from '../../../../scripts/server/relayWarning.ts'

const live = { NETLIFY: 'true', CONTEXT: 'production' }
const form = { QUOTE_FORM_URL: 'https://forms.example/f' }
const alerts = { QUOTE_ALERT_URL: 'https://chat.example/hook' }

it.each([
  [{ NETLIFY: 'true' }, ['QUOTE_FORM_URL', 'QUOTE_ALERT_URL']],
  [live, ['QUOTE_FORM_URL', 'QUOTE_ALERT_URL']],
  [{ ...live, ...form }, ['QUOTE_ALERT_URL']],
  [{ ...live, ...alerts }, ['QUOTE_FORM_URL']],
  [{ ...live, ...form, ...alerts }, []],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, []],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, []],
  [{}, []],
])('a build with %j warns that it has no %j', (environment, missing) => {
  expect(relayWarnings(environment).map((text) => /QUOTE_\w+/.exec(text)?.[0])).toEqual(missing)
})
