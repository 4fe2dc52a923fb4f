import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
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

it('npm start says where site and inbox are, and ends on SIGTERM with code 0 within 2 s', async () => {
  const [port, formPort] = [await freePort(), await freePort()]
  const env = { PORT: port, FORM_PORT: formPort, FORM_FILE: ':memory:', QUOTE_FORM_URL: '' }
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // What fails to start says so on stderr, and nothing on stdout.
  const line = await Promise.race([once(child.stdout, 'data').then(String), text(child.stderr)])
  expect(line).toBe(`Site  http://localhost:${port}\nQuote inbox  http://localhost:${formPort}\n`)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)

  // It ends although a visitor is still connected.
  const visitor = connect(Number(port), '127.0.0.1')
  await once(visitor, 'connect')
  visitor.on('error', () => undefined)
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const asked = performance.now()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(performance.now() - asked).toBeLessThan(2000)
  visitor.destroy()
})
