import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFormService, type FormService } from '../../scripts/formService/server.ts'
import { startSite, type Site } from '../../scripts/serve.ts'
import { makeBlobShelf } from '../../src/features/quote/server/blobShelf.ts'
import { sampleQuote } from '../quoteSamples.ts'

const project = join(import.meta.dirname, '../..')

const files: Record<string, string> = {
  'dist/index.html': '<title>Home</title>',
  'dist/about.html': `<title>About</title>${'<p>Since 1997.</p>'.repeat(100)}`,
  'dist/404.html': '<title>Not found</title>',
  'dist/assets/x.js': 'export {}',
  'dist/media/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'dist/_redirects': '/old /about 301\n',
}

let root: string
let service: FormService
let site: Site

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  for (const name of ['netlify.toml', 'package.json', 'functions', 'src/features/quote'])
    await cp(join(project, name), join(root, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
  service = await startFormService({ port: 0, file: ':memory:' })
  site = await startSite({ port: 0, root, env: { QUOTE_FORM_URL: service.url } })
}, 30_000)

afterAll(async () => {
  await site.close()
  await service.close()
  await rm(root, { recursive: true })
})

const stored = async () => {
  const response = await fetch(new URL('/requests.json', service.url))
  return (await response.json()) as { key: string }[]
}

const get = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init })

describe('the local site', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about/', 200, 'About'],
    ['/about?utm=1', 200, 'About'],
    ['/nothing', 404, 'Not found'],
    ['/assets/nothing.js', 404, 'Not found'],
    ['/_redirects', 404, 'Not found'],
    ['/netlify.toml', 404, 'Not found'],
    ['/..%2fnetlify.toml', 404, 'Not found'],
    ['//other.example/about', 200, 'About'],
    ['/%E0%A4%A', 400, 'Bad request'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
  })

  it.each(['/', '/about', '/nothing', '/assets/x.js', '/media/x.svg'])(
    'sends the headers of netlify.toml once: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    },
  )

  it('lets the hashed files be kept for good, pictures for a day, and nothing else', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cacheControl('/assets/x.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('/media/x.svg')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    expect(await cacheControl('/about')).toBe('public, max-age=0, must-revalidate')
    expect(await cacheControl('/assets/nothing.js')).toBe('public, max-age=0, must-revalidate')
  })

  it('compresses, answers HEAD, and refuses to be written to', async () => {
    const head = await get('/about', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    expect(head.headers.get('content-encoding')).toBe('br')
    expect(await head.text()).toBe('')
    expect((await get('/about', { method: 'POST' })).status).toBe(405)
  })

  it('redirects by dist/_redirects', async () => {
    const response = await get('/old')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${site.url}/about`)
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
    expect(await stored()).toHaveLength(3)
  }, 30_000)

  it('keeps what the form service did not take in the journal, over a restart, and delivers it once', async () => {
    const key = crypto.randomUUID()
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: site.url }
    const post = () => get('/api/quote', { method: 'POST', headers, body: JSON.stringify(sampleQuote) })
    const ours = async () => (await stored()).filter((request) => request.key === key)

    await fetch(new URL('/faults', service.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"mode": "redirect", "times": 1}',
    })
    expect((await post()).status).toBe(502)
    await site.close()
    site = await startSite({ port: 0, root, env: { QUOTE_FORM_URL: service.url } })
    headers.Origin = site.url

    const shelf = makeBlobShelf()
    const found = await shelf.read(key)
    expect(found?.entry).toMatchObject({ state: 'pending', failures: 1, quote: sampleQuote })
    if (found) await shelf.replace(key, { ...found.entry, due: 0 }, found.tag)
    expect((await get('/.netlify/functions/deliver')).status).toBe(204)
    expect(await ours()).toHaveLength(1)
    const answer = await post()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ reference: found?.entry.reference })
    expect((await shelf.read(key))?.entry).not.toHaveProperty('quote')
    expect(await ours()).toHaveLength(1)
  }, 60_000)

  it('tells its health', async () => {
    const health = await get('/api/health')
    expect(await health.json()).toEqual({ relay: 'ok', journal: 'ok' })
    expect(health.status).toBe(200)
  }, 30_000)
})
