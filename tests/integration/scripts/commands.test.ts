import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePort } from '../../support/freePort.ts'

/** The commands of the README that `npm test` does not run as steps of its own. */

it('npm run dev serves the page, functions, headers and redirects, and names both addresses', async () => {
  const env = { ...process.env, PORT: await freePort(), FORM_PORT: await freePort(), FORM_FILE: ':memory:' }
  const child = spawn(process.execPath, ['scripts/dev.ts'], { env })
  const addresses: string[] = []
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\S+/.exec(line)?.[0]
    if (address !== undefined) addresses.push(address)
    if (addresses.length === 2) break
  }
  const [site = '', inbox = ''] = addresses
  const page = await fetch(site)
  expect(await page.text()).toContain('<div id="root">')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const spelling = await fetch(new URL('/products/all', site), { redirect: 'manual' })
  expect([spelling.status, spelling.headers.get('location')]).toEqual([301, new URL('/products', site).href])
  // A busy machine's database may answer later than this check waits.
  await expect
    .poll(async () => (await (await fetch(new URL('/api/health', site))).json()) as object)
    .toHaveProperty('database', 'ok')
  expect((await fetch(new URL('/api/quote', site), { method: 'POST', body: '{}' })).status).toBe(415)
  expect(await (await fetch(inbox)).text()).toContain('Quote inbox')
  child.kill()
  await once(child, 'exit')
})
