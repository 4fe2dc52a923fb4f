import { expect, it } from 'vitest'
import { requireSite } from '../../../../../scripts/quotes/netlify/liveSite.ts'
import { QuotesError } from '../../../../../scripts/quotes/quotesError.ts'

it.each([
  [200, undefined],
  [401, 'Netlify refuses NETLIFY_AUTH_TOKEN.'],
  [404, 'Netlify has no site a/b for this token: check NETLIFY_SITE_ID.'],
  [424, 'Netlify did not say whether it has site a/b. Try again.'],
])('Netlify answers %i to the question for a site', async (status, fault) => {
  const calls: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    calls.push([input, init?.headers])
    return Promise.resolve(new Response(null, { status }))
  }
  const answer = await requireSite({ siteID: 'a/b', token: 'secret', fetch }).catch((error: unknown) => error)
  expect(answer).toEqual(fault === undefined ? undefined : new QuotesError(fault))
  expect(calls).toEqual([['https://api.netlify.com/api/v1/sites/a%2Fb', { Authorization: 'Bearer secret' }]])
})
