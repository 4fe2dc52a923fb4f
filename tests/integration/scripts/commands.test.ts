import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../support/freePort.ts'

/**
 * The commands of the README that `npm test` does not run as steps of its own, one by one: both open the database
 * of the project's folder. `npm test` has built the site.
 */

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
    .poll(async () => (await (await fetch(new URL('/api/health', site))).json()) as object, {
      timeout: 120_000,
    })
    .toHaveProperty('database', 'ok')
  expect((await fetch(new URL('/api/quote', site), { method: 'POST', body: '{}' })).status).toBe(415)
  expect(await (await fetch(inbox)).text()).toContain('Quote inbox')
  child.kill()
  await once(child, 'exit')
})

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, FORM_FILE: ':memory:', QUOTE_FORM_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Starts the site and waits until it says where it is. */
const startSite = async () => {
  const [port, formPort] = [await freePort(), await freePort()]
  const child = start({ PORT: port, FORM_PORT: formPort })
  // What fails to start says so on stderr, and nothing on stdout.
  const line = await Promise.race([once(child.stdout, 'data').then(String), text(child.stderr)])
  expect(line).toBe(`Site  http://localhost:${port}\nQuote inbox  http://localhost:${formPort}\n`)
  return { child, port: Number(port) }
}

/** Asked to end by a signal, the site ends in time, although a visitor is still connected. */
const expectEnd = async ({ child, port }: Awaited<ReturnType<typeof startSite>>, signal: NodeJS.Signals) => {
  const visitor = connect(port, '127.0.0.1')
  await once(visitor, 'connect')
  visitor.on('error', () => undefined)
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const asked = performance.now()
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(performance.now() - asked).toBeLessThan(2000)
  visitor.destroy()
}

it('npm start says where site and inbox are, and ends on SIGTERM with code 0 within 2 s', async () => {
  const site = await startSite()
  expect((await fetch(`http://localhost:${site.port}/`)).status).toBe(200)
  await expectEnd(site, 'SIGTERM')
})
