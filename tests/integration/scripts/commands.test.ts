import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePort } from '../../support/freePort.ts'

/** The commands of the README that `npm test` does not run as steps of its own. */

it('npm run dev serves the page and the quote function, and names both addresses', async () => {
  const env = { ...process.env, PORT: await freePort(), FORM_PORT: await freePort(), FORM_FILE: ':memory:' }
  const child = spawn(process.execPath, ['scripts/dev.ts'], { env })
  const addresses: string[] = []
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\S+/.exec(line)?.[0]
    if (address !== undefined) addresses.push(address)
    if (addresses.length === 2) break
  }
  const [site = '', inbox = ''] = addresses
  expect(await (await fetch(site)).text()).toContain('<div id="root">')
  expect((await fetch(new URL('/api/quote', site), { method: 'POST', body: '{}' })).status).toBe(415)
  expect(await (await fetch(inbox)).text()).toContain('Quote inbox')
  child.kill()
  await once(child, 'exit')
}, 30_000)

it('npm run quotes says which journal it reads and lists it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/quotes.ts', 'list'], { encoding: 'utf8' })
  expect(stderr).toContain('Journal: this machine')
  expect(status).toBe(0)
}, 30_000)
