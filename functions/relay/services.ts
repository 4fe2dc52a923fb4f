import { deployContext } from './deployContext.ts'
import { readEnvironment, relaySchema } from './environment.ts'
import { makeBlobStore } from './journal/blobStore.ts'
import { makeJournal } from './journal/journal.ts'
import { timeoutsMs } from './timeouts.ts'
import { makeStatusRecorder } from './watch/status.ts'

const log = (line: object): void => {
  console.log(JSON.stringify(line))
}

const previewNote = 'A preview delivers nothing without QUOTE_PREVIEW_FORM_URL'

const faultNote = 'Nothing is delivered until each QUOTE_FORM_ variable can be used'

const isPreview = (context: string): boolean => !['production', 'dev'].includes(context)

/**
 * What the functions touch outside. `context` is what the build wrote: what Netlify tells a function while it
 * runs comes from a header of the request, which anyone can send. When a `QUOTE_FORM_` variable is faulty,
 * requests wait in the journal, rather than being delivered without token or signature.
 */
export const makeServices = (context: string = deployContext) => {
  const { environment, faults } = readEnvironment(relaySchema)
  for (const note of faults) log({ outcome: 'misconfigured', note })
  const { QUOTE_FORM_URL, QUOTE_FORM_TOKEN: token, QUOTE_FORM_SECRET: secrets } = environment
  const { QUOTE_FORM_PROOF: proof, QUOTE_JOURNAL_KEY: journalKeys = [] } = environment
  const isFaulty = faults.some((fault) => fault.startsWith('QUOTE_FORM_'))
  if (isFaulty) log({ outcome: 'misconfigured', note: faultNote })
  const url = isFaulty ? undefined : QUOTE_FORM_URL
  const preview = isPreview(context)
  const previewUrl = environment.QUOTE_PREVIEW_FORM_URL
  if (preview && previewUrl === undefined) log({ outcome: 'misconfigured', note: previewNote })
  const store = makeBlobStore({ ofDeploy: preview })
  return {
    environment,
    formService: preview
      ? { url: previewUrl, token: undefined, secrets: undefined, fetch }
      : { url, token, secrets, proof, fetch },
    store,
    // A preview keeps no copies, because it has no schedule that deletes them.
    journal: makeJournal(store, Date.now, timeoutsMs.journal, preview ? undefined : { secrets: journalKeys }),
    recordStatus: makeStatusRecorder(store, Date.now),
    // Netlify runs the schedule only for production.
    hasSchedule: !preview,
    now: Date.now,
    log,
  }
}
