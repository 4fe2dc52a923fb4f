import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface FunctionModule {
  default: (request: Request) => Promise<Response>
}

describe('the bundle that Netlify makes of functions/', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-'))
    await zipFunctions(join(root, 'functions'), folder, {
      archiveFormat: 'none',
      basePath: root,
      config: { '*': { nodeBundler: 'esbuild' } },
      manifest: join(folder, 'manifest.json'),
    })
  })

  afterAll(() => rm(folder, { recursive: true }))

  it('has the routes, for every method, the rate limits and the schedules', async () => {
    const { functions } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      functions: { name: string }[]
    }
    const trafficRules = {
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: 20, windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    }
    const at = (name: string) => [{ pattern: `/api${name}`, literal: `/api${name}`, methods: [] }]
    expect(functions.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'deliver', schedule: '*/15 * * * *' },
      { name: 'health', routes: at('/health') },
      { name: 'quote', routes: at('/quote'), trafficRules },
      { name: 'reports', routes: at('/reports') },
      { name: 'requests', routes: at('/requests'), trafficRules },
      { name: 'status', routes: at('/status') },
    ])
    // Netlify's smallest plans enforce two such rules.
    expect(functions.filter((one) => 'trafficRules' in one)).toHaveLength(2)
  })

  it('runs', async () => {
    const { href } = pathToFileURL(join(folder, 'quote/functions/quote.mjs'))
    const { default: handle } = (await import(/* @vite-ignore */ href)) as FunctionModule
    const response = await handle(new Request('https://veritally.example/api/quote'))
    expect(response.status).toBe(405)
  })
})
