import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePort } from '../freePort.ts'

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

it('npm run media:pdf has nothing to do: the spec sheets are those of the data', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/media/specSheets.ts'], {
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  const sheets = stdout.trim().split('\n')
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.filter((line) => !line.endsWith('is up to date'))).toEqual([])
}, 30_000)

it('npm run quotes says which journal it reads and lists it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/quotes.ts', 'list'], { encoding: 'utf8' })
  expect(stderr).toContain('Journal: this machine')
  expect(status).toBe(0)
}, 30_000)

it('npm run media:render names the views when it does not know one', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/media/render.ts', '--views', 'above'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('Not known: above. Views: hero, front, back, detail.')
  expect(status).toBe(1)
}, 30_000)

it('npm run media:models has nothing to do: the model is that of the drawing', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/media/models.ts', 'bt-20'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('bt-20  up to date')
  expect(status).toBe(0)
}, 30_000)

it('npm run media:videos names the machines with a video when it is asked for another', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/media/videos.ts', 'mc-999'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/No product has such a video: mc-999\. These have: .*mc-280/)
  expect(status).toBe(1)
}, 30_000)

it('npm run media:sheet lays a family side by side, and names the families when it does not know one', () => {
  const sheet = (family: string) =>
    spawnSync(process.execPath, ['scripts/media/contactSheets.ts', family], { encoding: 'utf8' })
  expect(sheet('printers').stdout).toContain('.cache/sheets/printers.webp  5 machines')
  const { status, stderr } = sheet('scales')
  expect(stderr).toMatch(/Not known: scales\. Families: money-counter, .*printers/)
  expect(status).toBe(1)
}, 30_000)

it('npm run media:og names the pictures when it does not know one', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/media/og.ts', 'product-1'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/Not known: product-1\. Names: default, .*product-5/)
  expect(status).toBe(1)
}, 30_000)
