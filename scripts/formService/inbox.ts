import { portFrom } from '../ports.ts'
import { startFormService } from './server.ts'

interface Inbox {
  /** Where quote requests are sent to. */
  url: string
  /** What a developer is told of it, in one line. */
  line: string
  close: () => Promise<void>
}

/**
 * Where quote requests go on this machine: to `QUOTE_FORM_URL`, or without it to an inbox on `FORM_PORT`, by default
 * the port after the site's. Rejects with a PortError when that port cannot be had.
 */
export const openInbox = async (env: NodeJS.ProcessEnv, sitePort: number): Promise<Inbox> => {
  const url = env.QUOTE_FORM_URL
  if (url) {
    const origin = URL.parse(url)?.origin ?? 'QUOTE_FORM_URL is not a URL'
    return { url, line: `Quote form  ${origin}`, close: () => Promise.resolve() }
  }
  const service = await startFormService({
    port: portFrom(env, 'FORM_PORT', sitePort + 1),
    file: env.FORM_FILE,
  })
  return { url: service.url, line: `Quote inbox  ${service.inboxUrl}`, close: service.close }
}
