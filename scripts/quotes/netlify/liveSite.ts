interface LiveSite {
  siteID: string
  token: string
  fetch: typeof fetch
}

/**
 * Why the journal of a site cannot be read; undefined when Netlify has the site. The Blobs client takes the
 * journal of a site that does not exist for an empty one.
 */
export const faultOfSite = async ({ siteID, token, fetch }: LiveSite): Promise<string | undefined> => {
  const { ok, status } = await fetch(`https://api.netlify.com/api/v1/sites/${encodeURIComponent(siteID)}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (ok) return undefined
  if (status === 401) return 'Netlify refuses NETLIFY_AUTH_TOKEN.'
  if (status === 404) return `Netlify has no site ${siteID} for this token: check NETLIFY_SITE_ID.`
  return `Netlify did not say whether it has site ${siteID}. Try again.`
}
