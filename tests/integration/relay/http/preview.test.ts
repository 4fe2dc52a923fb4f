import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EnvironmentContext, setEnvironmentContext } from '@netlify/blobs'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { makeQuoteHandler } from '../../../../functions/relay/http/quoteHandler.ts'
import { makeBlobStore } from '../../../../functions/relay/journal/blobStore.ts'
import { requestPath } from '../../../../functions/relay/journal/paths.ts'
import { makeServices } from '../../../../functions/relay/services.ts'
import { lendEnvironment } from '../../../../scripts/environment.ts'
import { startFormService } from '../../../../scripts/formService/server.ts'
import { openLocalJournal } from '../../../../scripts/server/localJournal.ts'
import { makeRequest } from '../../../support/relay/quoteHarness.ts'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

const variables = ['QUOTE_FORM_URL', 'QUOTE_FORM_TOKEN', 'QUOTE_FORM_SECRET', 'QUOTE_PREVIEW_FORM_URL']

/** Closed together at the end: a journal that is closed waits 3 s for connections that are kept alive. */
const journals: { folder: string; close: () => Promise<void> }[] = []
let closers: (() => Promise<unknown>)[]
let giveBack: () => void

/** An address that counts what it gets. */
const startService = async () => {
  const service = await startFormService({ port: 0, file: ':memory:' })
  closers.push(service.close)
  const count = async (): Promise<number> =>
    ((await (await fetch(new URL('/requests.json', service.url))).json()) as unknown[]).length
  return { url: service.url, count }
}

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  const { close } = await openLocalJournal(folder)
  journals.push({ folder, close })
  closers = []
  giveBack = lendEnvironment(Object.fromEntries(variables.map((name) => [name, ''])))
  const text = Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString()
  const context = JSON.parse(text) as EnvironmentContext
  setEnvironmentContext({ ...context, deployID: '6ab4c1a15435b93043ab3f6d', primaryRegion: 'us-east-2' })
})

afterEach(async () => {
  giveBack()
  await Promise.all(closers.map((close) => close()))
})

afterAll(() =>
  Promise.all(
    journals.map(async ({ folder, close }) => {
      await close()
      await rm(folder, { recursive: true })
    }),
  ),
)

const send = (context?: string): Promise<Response> =>
  makeQuoteHandler({ ...makeServices(context), siteUrls: [] })(makeRequest())

const isIn = async (store: ReturnType<typeof makeBlobStore>): Promise<boolean> =>
  (await store.get(requestPath(sampleKey))) !== undefined

it.each(['deploy-preview', 'branch-deploy', 'staging'])(
  'a %s reaches neither form service nor journal',
  async (context) => {
    const production = await startService()
    Object.assign(process.env, { QUOTE_FORM_URL: production.url })
    expect((await send(context)).status).toBe(503)
    expect(await production.count()).toBe(0)
    expect(await isIn(makeBlobStore())).toBe(false)
    expect(await isIn(makeBlobStore({ ofDeploy: true }))).toBe(true)
  },
)

it('a preview delivers to the address of its own', async () => {
  const production = await startService()
  const preview = await startService()
  Object.assign(process.env, { QUOTE_FORM_URL: production.url, QUOTE_PREVIEW_FORM_URL: preview.url })
  expect((await send('deploy-preview')).status).toBe(200)
  expect(await production.count()).toBe(0)
  expect(await preview.count()).toBe(1)
})

it('a preview has neither token nor secret', () => {
  Object.assign(process.env, {
    QUOTE_FORM_TOKEN: 'token',
    QUOTE_FORM_SECRET: 'secret-of-32-characters-or-longer-',
  })
  const production = makeServices('production').formService
  expect(production.token).toBe('token')
  const { token, secrets } = makeServices('deploy-preview').formService
  expect({ token, secrets }).toEqual({ token: undefined, secrets: undefined })
})

it.each(['production', 'dev', undefined])('%j delivers as production does', async (context) => {
  const production = await startService()
  const preview = await startService()
  Object.assign(process.env, { QUOTE_FORM_URL: production.url, QUOTE_PREVIEW_FORM_URL: preview.url })
  expect((await send(context)).status).toBe(200)
  expect(await production.count()).toBe(1)
  expect(await preview.count()).toBe(0)
  expect(await isIn(makeBlobStore())).toBe(true)
})

it('no header makes a preview of production', async () => {
  const production = await startService()
  Object.assign(process.env, { QUOTE_FORM_URL: production.url })
  const { default: handle } = await import('../../../../functions/quote.ts')
  const request = makeRequest({ headers: { 'X-Nf-Deploy-Context': 'deploy-preview' } })
  // As Netlify's runtime reads that header.
  const call = { ip: '192.0.2.1', deploy: { context: 'deploy-preview' } }
  expect((await handle(request, call)).status).toBe(200)
  expect(await production.count()).toBe(1)
})

it.each([{ QUOTE_FORM_TOKEN: '“token”' }, { QUOTE_FORM_SECRET: 'short' }])(
  'nothing is delivered without the token or signature that was meant: %j',
  async (faulty) => {
    const production = await startService()
    Object.assign(process.env, { QUOTE_FORM_URL: production.url, ...faulty })
    expect((await send()).status).toBe(503)
    expect(await production.count()).toBe(0)
    expect(await isIn(makeBlobStore())).toBe(true)
  },
)

it.each(['forms.example', 'ftp://forms.example/', 'not a URL'])(
  'a request waits in the journal while QUOTE_FORM_URL is %j',
  async (address) => {
    Object.assign(process.env, { QUOTE_FORM_URL: address })
    expect((await send()).status).toBe(503)
    expect(await isIn(makeBlobStore())).toBe(true)
  },
)
