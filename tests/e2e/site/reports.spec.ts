import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { makeReportsHandler } from '../../../functions/relay/http/reports/reportsHandler.ts'
import { policyHeaders } from '../../../scripts/prerender/policy.ts'
import { listen, shut } from '../../../scripts/server/ports.ts'

const types: string[] = []
const lines: object[] = []
const handle = makeReportsHandler({ now: Date.now, log: (line) => void lines.push(line) })

/** Chromium has `report-to` speak https only, and this server has no certificate: `report-uri` has to do. */
const policy =
  /Content-Security-Policy: (.*); report-to reports/.exec(
    policyHeaders({ script: '', style: '' }, true),
  )?.[1] ?? ''

const picture = 'https://other.example/Sokha.png?Sokha'

/** A page that breaks the site's policy, and the endpoint that is told. */
const server = createServer((request, response) => {
  void (async () => {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy })
      response.end(`<!doctype html><title>Sokha</title><img alt="Sokha" src="${picture}">`)
      return
    }
    const type = request.headers['content-type'] ?? ''
    const body = new Uint8Array(await buffer(request))
    types.push(type)
    const asked = new Request('http://localhost/api/reports', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    response.writeHead((await handle(asked, { ip: '192.0.2.1' })).status).end()
  })()
})

test.afterAll(() => shut(server))

test('a breach of the policy reaches the log, without what the visitor typed', async ({ page }) => {
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  await page.goto(`http://localhost:${port}/get-quote?q=Sokha#Sokha`)
  await expect
    .poll(() => lines)
    .toEqual([
      {
        report: 'csp-violation',
        page: '/get-quote',
        what: 'img-src',
        blocked: 'https://other.example',
        place: expect.stringMatching(/^\/get-quote:\d+:\d+$/),
      },
    ])
  expect(types).toEqual(['application/csp-report'])
})
