import { createHash } from 'node:crypto'
import { endpoints } from '../../src/domain/contract/relay.ts'

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const directives = (scripts: string, styles: string, connections: string, ...last: string[]): string[] => [
  "default-src 'none'",
  `script-src 'self' ${scripts}`,
  `style-src 'self' ${styles}`,
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  `connect-src ${connections}`,
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...last,
]

const allPages = (policy: readonly string[]): string =>
  `/*\n  Content-Security-Policy: ${policy.join('; ')}\n`

/** Netlify's _headers. The policy allows inline code by its hash, and Emotion's empty style elements. */
export const policyHeaders = (
  { script, style }: Record<'script' | 'style', string>,
  reporting: boolean,
): string => {
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"]
  const policy = directives(sha256(script), `${sha256('')} ${sha256(style)}`, "'self'", ...trustedTypes)
  if (!reporting) return allPages(policy)
  const reported = [...policy, `report-uri ${endpoints.reports}`, 'report-to reports']
  return `${allPages(reported)}  Reporting-Endpoints: reports="${endpoints.reports}"\n`
}

/**
 * The _headers of `npm run dev`. Vite reloads by inline scripts, Emotion and Vite write the text of style
 * elements, and edits arrive over a web socket: these are allowed, and Trusted Types are not required.
 */
export const developmentPolicyHeaders = (): string =>
  allPages(directives("'unsafe-inline'", "'unsafe-inline'", "'self' ws:"))
