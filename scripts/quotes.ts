import { makeBlobShelf } from '../src/features/quote/server/blobShelf.ts'
import { openLocalJournal } from './localJournal.ts'
import { QuotesError, runCommand } from './quotes/commands.ts'

/** `npm run quotes`: the owner's view of the journal; this machine's, or the live one by way of a Netlify token. */
const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: siteID } = process.env
const live = token !== undefined && siteID !== undefined
const local = live ? undefined : await openLocalJournal()
const shelf = live ? makeBlobShelf({ token, siteID, limitMs: 10_000 }) : makeBlobShelf()

try {
  console.error(
    `Journal: ${live ? `site ${siteID}` : 'this machine (set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID for the live one)'}`,
  )
  console.log(await runCommand(shelf, process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof QuotesError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await local?.close()
}
