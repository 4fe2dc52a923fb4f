import type { FormServiceOptions } from './delivery/formService.ts'
import type { Outcome } from './delivery/outcome.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { makeBlobStore } from './journal/blobStore.ts'
import { type Journal, makeJournal } from './journal/journal.ts'
import type { JournalStore } from './journal/journalStore.ts'
import { makeStatusRecorder } from './status.ts'

interface Services {
  environment: Environment
  formService: FormServiceOptions
  store: JournalStore
  journal: Journal
  recordStatus: (outcome: Outcome, reference?: string) => Promise<void>
  now: () => number
  log: (line: object) => void
}

const log = (line: object): void => {
  console.log(JSON.stringify(line))
}

export interface Call {
  deploy?: { context: string }
}

const previewNote = 'A preview delivers nothing without QUOTE_PREVIEW_FORM_URL'

const isPreview = ({ deploy }: Call): boolean => !['', 'production', 'dev'].includes(deploy?.context ?? '')

export const makeServices = (call: Call = {}): Services => {
  const { environment, faults } = readEnvironment()
  for (const note of faults) log({ outcome: 'misconfigured', note })
  const { QUOTE_FORM_URL: url, QUOTE_FORM_TOKEN: token, QUOTE_FORM_SECRET: secrets } = environment
  const preview = isPreview(call)
  const previewUrl = environment.QUOTE_PREVIEW_FORM_URL
  if (preview && previewUrl === undefined) log({ outcome: 'misconfigured', note: previewNote })
  const store = makeBlobStore({ ofDeploy: preview })
  return {
    environment,
    formService: preview
      ? { url: previewUrl, token: undefined, secrets: undefined, fetch }
      : { url, token, secrets, fetch },
    store,
    journal: makeJournal(store, Date.now),
    recordStatus: makeStatusRecorder(store, Date.now),
    now: Date.now,
    log,
  }
}

/** Makes a function's handler at its first call, since only a call tells whether this is a preview. */
export const onFirstCall = <Visitor>(
  make: (services: Services) => (request: Request, visitor?: Visitor) => Promise<Response>,
) => {
  let handle: ReturnType<typeof make> | undefined
  return (request: Request, call?: Call & Visitor): Promise<Response> =>
    (handle ??= make(makeServices(call)))(request, call)
}
