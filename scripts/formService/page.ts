import { createHash } from 'node:crypto'
import texts from '../../src/content/texts/quote.json' with { type: 'json' }
import { quoteFieldOrder } from '../../src/domain/contract/quoteFields.ts'
import type { StoredRequest } from './store.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem }
ol { list-style: none; padding: 0 }
li { border: 1px solid GrayText; border-radius: .5rem; margin: 1rem 0; padding: 1rem }
h2 { font-size: 1.125rem; margin: 0 }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: minmax(6rem, auto) 1fr; margin: .75rem 0 0 }
dt { font-weight: 600 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const inboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const row = (label: string, text: string): string => `<dt>${label}</dt><dd>${escape(text)}</dd>`

const entry = ({ key, received, fields, spamSignals }: StoredRequest): string => {
  const name = [fields.firstName, fields.lastName].map(textOf).join(' ').trim()
  const rows = quoteFieldOrder.map((field) => row(texts.fields[field].label, textOf(fields[field])))
  const spamRow = spamSignals === '' ? '' : row('Spam signals', spamSignals)
  const time = received.replace('T', ' ').slice(0, 19)
  return `<li><article>
<h2>${escape(name || 'No name')}</h2>
<time datetime="${escape(received)}">${escape(time)} UTC</time>
<dl>${rows.join('')}${spamRow}${row('Key', key)}</dl>
</article></li>`
}

const countLine = (count: number): string =>
  count === 0 ? 'No quote requests yet.' : `Quote requests: ${count}, newest first.`

export const inboxPage = (requests: readonly StoredRequest[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quote inbox (${requests.length})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Quote inbox</h1>
<p>${countLine(requests.length)} Reload the page to see new ones.</p>
${requests.length === 0 ? '' : `<ol>${requests.map(entry).join('\n')}</ol>`}
</main>
</body>
</html>
`
