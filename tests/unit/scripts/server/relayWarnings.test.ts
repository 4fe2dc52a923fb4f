import { expect, it } from 'vitest'
import { relayWarnings } from '../../../../scripts/server/relayWarnings.ts'

const database = { NETLIFY_DB_URL: 'postgres://db.example/site', QUOTE_DATA_KEY: ['0'.repeat(64)] }
const live = { NETLIFY: 'true', CONTEXT: 'production', ...database }
const form = { QUOTE_FORM_URL: 'https://forms.example/f' }
const alerts = { QUOTE_ALERT_URL: 'https://chat.example/hook' }

it.each([
  [{ NETLIFY: 'true', ...database }, ['QUOTE_FORM_URL', 'QUOTE_ALERT_URL']],
  [{ NETLIFY: 'true', ...form, ...alerts }, ['NETLIFY_DB_URL']],
  [{ ...live, ...form, ...alerts, QUOTE_DATA_KEY: undefined }, ['QUOTE_DATA_KEY']],
  [{ ...live, ...form }, ['QUOTE_ALERT_URL']],
  [{ ...live, ...alerts }, ['QUOTE_FORM_URL']],
  [{ ...live, ...form, ...alerts }, []],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, []],
  [{}, []],
])('a build with %j warns that it has no %j', (environment, missing) => {
  expect(relayWarnings(environment).map((text) => /(QUOTE|NETLIFY)_\w+/.exec(text)?.[0])).toEqual(missing)
})
