import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDeliver } from '../../../functions/relay/delivery/formService.ts'
import { type FormService, startFormService } from '../../../scripts/formService/server.ts'
import { sampleKey, sampleQuote, sampleReference } from '../../support/relay/quoteSamples.ts'
import { seedFolder } from '../../support/seedFolder.ts'

let service: FormService

beforeEach(async () => {
  service = await startFormService({ port: 0, file: ':memory:' })
})

afterEach(() => service.close())

const at = (path: string) => new URL(path, service.url)

const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const collect = (key: string, body: object = sampleQuote) =>
  postJson('/collect', body, { 'Idempotency-Key': key })

const stored = async () => {
  const response = await fetch(at('/requests.json'))
  return (await response.json()) as { key: string; received: string; fields: object }[]
}

describe('the form service', () => {
  it('stores what it is sent, newest first', async () => {
    expect((await collect('one')).status).toBe(200)
    await collect('two', { firstName: 'Dara' })
    const requests = await stored()
    expect(requests.map(({ key }) => key)).toEqual(['two', 'one'])
    expect(requests[1]?.fields).toEqual(sampleQuote)
    expect(new Date(requests[1]?.received ?? '').toISOString()).toBe(requests[1]?.received)
  })

  it('stores a key once and answers the same', async () => {
    const first: unknown = await (await collect(sampleKey)).json()
    const second: unknown = await (await collect(sampleKey)).json()
    expect(second).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  it('takes only signed requests when it has a secret, also while the secret changes', async () => {
    await service.close()
    const [old, next] = ['old', 'new'].map((name) => `whsec_${btoa(name.repeat(8))}`) as [string, string]
    service = await startFormService({ port: 0, file: ':memory:', secrets: [old] })
    const deliver = (secrets: readonly string[]) =>
      makeDeliver({ url: service.url, secrets, fetch })({
        key: sampleKey,
        reference: sampleReference,
        quote: sampleQuote,
        spamSignals: [],
      })
    const refused = { kind: 'refused', upstream: 401 }
    expect(await deliver([])).toMatchObject(refused)
    expect(await deliver([next])).toMatchObject(refused)
    expect(await stored()).toEqual([])
    expect(await deliver([next, old])).toEqual({ kind: 'delivered' })
    expect(await stored()).toHaveLength(1)
  })

  it('takes JSON objects only, so that a form of another site cannot reach it', async () => {
    const form = await fetch(at('/collect'), { method: 'POST', body: JSON.stringify(sampleQuote) })
    expect(form.status).toBe(400)
    expect((await postJson('/collect', 'text')).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('keeps its requests in a file', async () => {
    const file = join(seedFolder({}), 'new', 'quotes.sqlite')
    await service.close()
    service = await startFormService({ port: 0, file })
    await collect(sampleKey)
    await service.close()
    service = await startFormService({ port: 0, file })
    expect(await stored()).toHaveLength(1)
  })

  it('answers under its own names only', async () => {
    const asked = request(at('/requests.json'), { headers: { Host: 'attacker.example' } }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    expect(response.resume().statusCode).toBe(403)
    expect((await fetch(at('/nothing'))).status).toBe(404)
  })
})

it('says that its port is taken, and how to choose another', async () => {
  const again = startFormService({ port: Number(at('/').port), file: ':memory:' })
  await expect(again).rejects.toThrow('is in use. Choose another: FORM_PORT=9001 npm start')
})

it('the inbox page shows every field, escaped, without any script', async () => {
  await collect(sampleKey, { ...sampleQuote, message: `<script>alert("1")</script> & 'more'` })
  const response = await fetch(at('/'))
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page).not.toContain('<script')
  expect(page).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;more&#39;')
  for (const text of [
    'Sokha Chan',
    'sokha@bank.example',
    'Sales &#38; Quotes',
    'Banking/Financial',
    sampleKey,
  ])
    expect(page).toContain(text)
})

it('answers the next calls with a fault, and says what it does not understand', async () => {
  const set = async (fault: object) => (await postJson('/faults', fault)).status
  expect(await set({ status: 422, times: 2 })).toBe(200)
  const statuses = []
  for (const key of ['one', 'two', 'three']) statuses.push((await collect(key)).status)
  expect(statuses).toEqual([422, 422, 200])
  expect(await stored()).toHaveLength(1)
  for (const fault of [{ status: 200, times: 1 }, { status: 503 }, []]) expect(await set(fault)).toBe(400)
})
