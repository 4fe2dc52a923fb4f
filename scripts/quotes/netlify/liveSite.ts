import { QuotesError } from '../quotesError.ts'

interface LiveSite {
  siteID: string
  token: string
  fetch: typeof fetch
}

/**
 * Throws a QuotesError unless Netlify has the site for this token: the Blobs client takes the journal of a
 * site that does not exist for an empty one.
 */
export const requireSite = async ({ siteID, token, fetch }: LiveSite): Promise<void> => {
  const { ok, status } = await fetch(`https://api.netlify.com/api/v1/sites/${encodeURIComponent(siteID)}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (ok) return
  if (status === 401) throw new QuotesError('Netlify refuses NETLIFY_AUTH_TOKEN.')
  if (status === 404)
    throw new QuotesError(`Netlify has no site ${siteID} for this token: check NETLIFY_SITE_ID.`)
  throw new QuotesError(`Netlify did not say whether it has site ${siteID}. Try again.`)
}
