import { makeBlobShelf } from '../../src/features/quote/server/blobShelf.ts'
import { makeJournal, type Journal } from '../../src/features/quote/server/journal.ts'
import type { RelayOptions } from '../../src/features/quote/server/relay.ts'
import type { Shelf } from '../../src/features/quote/server/shelf.ts'

interface Wiring {
  relay: RelayOptions
  shelf: Shelf
  journal: Journal
  now: () => number
  log: (line: object) => void
}

/** What the functions share where they run: the form service, the journal in Netlify Blobs, the clock, the log. */
export const wiring = (env: NodeJS.ProcessEnv): Wiring => {
  const shelf = makeBlobShelf()
  return {
    relay: { url: env.QUOTE_FORM_URL, token: env.QUOTE_FORM_TOKEN, fetch },
    shelf,
    journal: makeJournal(shelf, Date.now),
    now: Date.now,
    log: (line) => {
      console.log(JSON.stringify(line))
    },
  }
}
