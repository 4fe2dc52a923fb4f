import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EnvironmentError } from '../../../scripts/environment.ts'
import { type FormService, startFormService } from '../../../scripts/formService/server.ts'
import { policyHeaders } from '../../../scripts/prerender/policy.ts'
import { type Site, startSite } from '../../../scripts/server/serve.ts'
import { canConnect } from '../../support/canConnect.ts'
import addresses from '../../support/fixtures/addresses.json'
import { sampleQuote } from '../../support/relay/quoteSamples.ts'
import { openTestDatabase, type TestDatabase } from '../../support/relay/testDatabase.ts'

const project = join(import.meta.dirname, '../../..')

const files: Record<string, string> = {
  'dist/index.html': '<title>Home</title>',
  'dist/about.html': `<title>About</title>${'<p>Since 1997.</p>'.repeat(100)}`,
  'dist/404.html': '<title>Not found</title>',
  'dist/assets/x.js': 'export {}',
  'dist/media/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'dist/media/x.webm': '0123456789',
  'dist/products/5.html': '<title>A product</title>',
  'dist/products/5.json': '{"id":5}',
  'dist/unknown.html': '<title>No such product</title>',
  'dist/_redirects': '/products/:number /unknown 404\n',
  'dist/_headers': policyHeaders({ script: '', style: '' }, false),
}

let root: string
let service: FormService
let database: TestDatabase
let site: Site

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  for (const name of [
    'netlify.toml',
    'package.json',
    'tsconfig.base.json',
    'functions',
    'src/domain/contract',
    'src/lib',
  ])
    await cp(join(project, name), join(root, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  service = await startFormService({ port: 0, file: ':memory:' })
  database = await openTestDatabase()
  site = await startSite({
    port: 0,
    root,
    env: { QUOTE_FORM_URL: service.url, NETLIFY_DB_URL: database.url },
  })
  // A run of the schedule, for the health.
  await fetch(new URL('/.netlify/functions/deliver', site.url))
})

afterAll(async () => {
  await site.close()
  await database.close()
  await service.close()
  await rm(root, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init })

describe('the local site', () => {
  it.each(addresses.served)('answers $path with $status', async ({ path, status, text: words }) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(words)
  })

  it('lets browsers keep hashed files for good, pictures for a day, and nothing else', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cacheControl('/assets/x.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('/media/x.svg')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    expect(await cacheControl('/about')).toBe('public, max-age=0, must-revalidate')
    expect(await cacheControl('/assets/nothing.js')).toBe('public, max-age=0, must-revalidate')
  })

  it('lets other sites read the products for programs', async () => {
    const { headers } = await get('/products/5.json')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect((await get('/products/5')).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('sends the headers of the last build, even of one made while it serves', async () => {
    const policyOf = async () =>
      (await fetch(new URL('/about', site.url))).headers.get('content-security-policy')
    const before = await policyOf()
    const next = policyHeaders({ script: 'anotherScript()', style: '' }, false)
    await writeFile(join(root, 'dist/_headers'), next)
    expect(next).toContain(await policyOf())
    expect(next).not.toContain(before)
    await writeFile(join(root, 'dist/_headers'), files['dist/_headers'] ?? '')
  })

  it('sends parts of a film, compresses texts, and answers HEAD', async () => {
    const part = await get('/media/x.webm', { headers: { Range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-5/10',
      '2345',
    ])
    const outside = await get('/media/x.webm', { headers: { Range: 'bytes=10-' } })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const encodingOf = async (path: string, encoding: string) => {
      const { headers } = await get(path, { headers: { 'Accept-Encoding': encoding } })
      return [headers.get('content-encoding'), headers.get('vary')]
    }
    expect(await encodingOf('/about', 'gzip')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await encodingOf('/about', 'identity')).toEqual([null, 'Accept-Encoding'])
    expect(await encodingOf('/media/x.webm', 'gzip')).toEqual([null, 'Accept-Encoding'])
    for (const path of ['/about', '/media/x.webm']) {
      const head = await get(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
  })

  it.each(['/_headers', '/%5Fheaders', '/_redirects/', '/_redirects?x'])('has no %s', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, files['dist/404.html']])
  })

  it('says which methods a file takes', async () => {
    const { status, headers } = await get('/about', { method: 'POST' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers a request that it cannot read in plain words, without the error', async () => {
    const undecodable = await get('/%')
    expect([undecodable.status, await undecodable.text()]).toEqual([400, 'Bad request'])
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const [wrongHost] = (await once(request(site.url, { headers: { Host: 'a b' } }).end(), 'response')) as [
      IncomingMessage,
    ]
    expect([wrongHost.statusCode, await text(wrongHost)]).toEqual([500, 'Server error'])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('listens on 127.0.0.1 only', async () => {
    const port = Number(new URL(site.url).port)
    expect([await canConnect(port, '127.0.0.1'), await canConnect(port, '127.0.0.2')]).toEqual([true, false])
  })

  it.each([
    ['127.0.0.1', 'is in use. Choose another: PORT=9000 npm start'],
    ['192.0.2.1', 'is no address of this machine'],
  ])('does not start on %s: it says “%s” and leaves no variable', async (host, words) => {
    const port = Number(new URL(site.url).port)
    const env = { NETLIFY_DB_URL: database.url, QUOTE_ALERT_URL: 'http://localhost/alert' }
    const error: unknown = await startSite({ port, root, host, env }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EnvironmentError)
    expect(String(error)).toContain(words)
    expect(process.env.QUOTE_ALERT_URL).toBeUndefined()
  })

  it('runs the quote function, many calls at the same time', async () => {
    const post = (origin: string) =>
      get('/api/quote', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          Origin: origin,
        },
        body: JSON.stringify(sampleQuote),
      })
    const answers = await Promise.all([
      post(site.url),
      get('/api/quote'),
      post(site.url),
      post('https://other.example'),
      get('/api/nothing'),
      post(site.url),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 405, 200, 403, 404, 200])
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
    const stored = await fetch(new URL('/requests.json', service.url))
    expect(await stored.json()).toHaveLength(3)
  })

  it('tells its health', async () => {
    const health = await get('/api/health')
    expect(await health.json()).toMatchObject({ relay: 'ok', database: 'ok', schedule: 'ok' })
    expect(health.status).toBe(200)
  }, 30_000)
})
