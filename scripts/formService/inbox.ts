import type { ScriptsEnvironment } from '../environment.ts'
import { startFormService } from './server.ts'

/** `QUOTE_FORM_URL`, or else an inbox on `FORM_PORT`. Rejects with an EnvironmentError. */
export const openInbox = async (environment: ScriptsEnvironment, sitePort: number) => {
  const { QUOTE_FORM_URL: url, QUOTE_FORM_TOKEN: credentials } = environment
  const { FORM_PORT: port = sitePort + 1, FORM_FILE: file } = environment
  if (url !== undefined) return { url, line: `Quote form  ${new URL(url).origin}` }
  const service = await startFormService({ port, file, secrets: credentials?.secrets })
  return { url: service.url, line: `Quote inbox  ${service.inboxUrl}` }
}
