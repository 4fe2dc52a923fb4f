import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listen, shut } from '../../scripts/server/ports.ts'
import { makeCertificate } from '../web/certificate.ts'
import { startEdge } from '../web/edge.ts'
import { makeTwin } from '../web/twin.ts'

const head = '<title>Home</title><link rel="stylesheet" href="/a.css"/>'
const page = `<!doctype html><html lang="en"><head>${head}
  <script>start()</script>
  <script type="module" crossorigin src="/a.js"></script>
  <link rel="modulepreload" href="/a.js"/></head><body><h1>Counters</h1>
  <template id="scripts"><link rel="modulepreload" href="/b.js"/></template></body></html>`

let asked: string[] = []
let origin: string

const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' }
  response.writeHead(200, headers).end(page)
})

beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0, '127.0.0.1', 'PORT')}`
})

beforeEach(() => {
  asked = []
})

afterAll(() => shut(server))

it('the twin keeps the page and its files, and loses every script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'twin-'))
  const [from, to] = [join(folder, 'dist'), join(folder, 'twin')]
  await mkdir(from)
  for (const [name, text] of Object.entries({ 'index.html': page, 'a.css': '', 'a.js': '', 'b.js': '' }))
    await writeFile(join(from, name), text)
  await makeTwin(from, to)
  const twin = await readFile(join(to, 'index.html'), 'utf8')
  expect((await readdir(to)).sort()).toEqual(['a.css', 'index.html'])
  expect(twin.replaceAll(/\n\s*/g, '')).toBe(
    `<!doctype html><html lang="en"><head>${head}</head><body><h1>Counters</h1></body></html>`,
  )
  await rm(folder, { recursive: true })
})

it('the edge speaks HTTP/2 under its certificate and asks the origin once', async () => {
  const certificate = await makeCertificate()
  const edge = await startEdge(origin, certificate)
  const session = connect(edge.url, { ca: certificate.cert })
  for (const path of ['/', '/', '/about']) {
    const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' })
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>()
    stream.on('response', resolve)
    expect(await promise).toMatchObject({
      ':status': 200,
      'content-type': 'text/html',
      'content-encoding': 'br',
      'cache-control': 'max-age=60',
    })
    expect(brotliDecompressSync(await buffer(stream)).toString()).toBe(page)
  }
  expect(session.alpnProtocol).toBe('h2')
  expect(asked).toEqual(['/', '/about'])
  await edge.close()
})

it('the edge without a certificate speaks plain HTTP/1.1', async () => {
  const edge = await startEdge(origin)
  const answer = await fetch(edge.url)
  expect(answer.headers.get('cache-control')).toBe('max-age=60')
  expect(await answer.text()).toBe(page)
  expect(edge.url).toMatch(/^http:/)
  await edge.close()
})
