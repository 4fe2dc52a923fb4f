import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeBlobStore } from '../functions/relay/journal/blobStore.ts'
import { EnvironmentError, requireEnvironment } from './environment.ts'
import { requireSite } from './quotes/netlify/liveSite.ts'
import { makePatientFetch } from './quotes/netlify/patientFetch.ts'
import { runTool } from './quotes/runTool.ts'
import { journalFolder, openLocalJournal } from './server/localJournal.ts'

/** `npm run quotes`: the journal of this machine, or the live one with a Netlify token. */

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const print = (text: string): void => {
  process.stdout.write(text)
}

// Whoever reads the result may have enough of it, as `head` has: that is no failure to tell of.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(1)
})

const patientFetch = makePatientFetch({
  fetch,
  now: Date.now,
  pause,
  onPause: (ms) => {
    tell(`Netlify takes no more calls for now: on again in ${Math.ceil(ms / 1000)} s`)
  },
})

const run = async (): Promise<0 | 1> => {
  const environment = requireEnvironment()
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: siteID } = environment
  const tool = { secrets: environment.QUOTE_JOURNAL_KEY, print, tell }
  const words = process.argv.slice(2)
  if ((token === undefined) !== (siteID === undefined)) {
    // The journal of this machine would look like a live one that is empty.
    const missing = token === undefined ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'
    tell(`${missing} is missing: the live journal needs both variables, that of this machine neither.`)
    return 1
  }
  if (token !== undefined && siteID !== undefined) {
    tell(`Journal: site ${siteID}`)
    const site = { token, siteID, fetch: patientFetch }
    return runTool({ ...tool, store: makeBlobStore(site), prepare: () => requireSite(site) }, words)
  }
  tell('Journal: this machine (set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID for the live one)')
  const local = await openLocalJournal(join(import.meta.dirname, '..', journalFolder))
  try {
    return await runTool({ ...tool, store: makeBlobStore({ fetch: patientFetch }) }, words)
  } finally {
    await local.close()
  }
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error
    tell(error.message)
    process.exitCode = 1
  },
)
