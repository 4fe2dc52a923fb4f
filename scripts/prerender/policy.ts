import { createHash } from 'node:crypto'

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Netlify's _headers. The policy allows the inline script by its hash and Emotion's empty style elements. */
export const policyHeaders = (inlineScript: string, reporting: boolean): string => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sha256(inlineScript)}`,
    `style-src 'self' ${sha256('')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  if (!reporting) return `/*\n  Content-Security-Policy: ${policy.join('; ')}\n`
  const reported = [...policy, 'report-uri /api/reports', 'report-to reports']
  return (
    `/*\n  Content-Security-Policy: ${reported.join('; ')}\n` +
    '  Reporting-Endpoints: reports="/api/reports"\n'
  )
}
