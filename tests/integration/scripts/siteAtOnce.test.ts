import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSite } from '../../../scripts/server/serve.ts'
import { sampleQuote } from '../../support/relay/quoteSamples.ts'

const atOnce = 20

/** A form service that answers nobody until `atOnce` requests have arrived. */
const startGate = async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    waiting.push(response)
    if (waiting.length === atOnce) for (const one of waiting) one.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() }
}

it('calls of the API are answered beside each other, however long one takes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  const project = join(import.meta.dirname, '../../..')
  for (const name of ['netlify.toml', 'tsconfig.base.json', 'functions', 'src/domain/contract', 'src/lib'])
    await cp(join(project, name), join(root, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  const gate = await startGate()
  const site = await startSite({ port: 0, root, env: { QUOTE_FORM_URL: gate.url }, callsPerMinute: 100 })
  const send = () =>
    fetch(`${site.url}/api/quote`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-Form-Seconds': '60',
      },
      body: JSON.stringify(sampleQuote),
    })
  try {
    const answers = await Promise.all(Array.from({ length: atOnce }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(atOnce).fill(200))
  } finally {
    await site.close()
    gate.close()
    await rm(root, { recursive: true })
  }
})
