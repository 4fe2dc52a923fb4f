import { expect, it } from 'vitest'
import { hasProof, readProof } from '../../../../../functions/relay/delivery/proof.ts'

const proves = (text: string, answer: Response) => {
  const proof = readProof(text)
  if (!proof) throw new Error(`${text} names no proof`)
  return hasProof(answer, proof)
}

const noes = ['', 'false', '0', 'no', 'None', 'null', ' Error ', 'failed', 'failure']

it.each([null, false, 0, [], {}, ...noes])('a field that says %j proves nothing', async (success) => {
  expect(await proves('json:success', Response.json({ success }))).toBe(false)
})

it.each([undefined, ...noes])('a header that says %j proves nothing', async (no) => {
  const headers: Record<string, string> = no === undefined ? {} : { 'X-Receipt': no }
  expect(await proves('header:X-Receipt', new Response('', { headers }))).toBe(false)
})

it.each([true, 1, 'ok', 'yes', 'a1'])('a field that says %j is proof', async (success) => {
  expect(await proves('json:success', Response.json({ success }))).toBe(true)
  const headers = { 'X-Receipt': String(success) }
  expect(await proves('header:x-receipt', new Response('', { headers }))).toBe(true)
})

it.each([
  ['json:status=ok', '{"status":"ok"}', true],
  ['json:status=ok', '{"status":"OK"}', false],
  ['json:status=ok', '{"status":["ok"]}', false],
  ['json:status=ok', '{}', false],
  ['json:status=200', '{"status":200}', true],
  ['json:status=false', '{"status":false}', true],
  ['json:status=a=b', '{"status":"a=b"}', true],
  ['json:data.id', '{"data":{"id":7}}', true],
  ['json:id', '{"data":{"id":7}}', false],
  ['json:id', '{"id":[0]}', true],
  ['json:id', '{"id":{"of":1}}', true],
  ['json:id', '["id"]', false],
  ['json:toString', '{}', false],
  ['json:id', '<p>This domain is for sale', false],
  ['json:id', '', false],
  ['json:id', JSON.stringify({ filler: 'x'.repeat(9000), id: 7 }), false],
])('%s proves what it should, %#', async (text, body, isProof) => {
  expect(await proves(text, new Response(body))).toBe(isProof)
})

it.each(['id', 'json:', 'json:a b', 'header:', 'header:a.b', 'cookie:id', 'a json:id', 'json:a..b'])(
  '%s is not a proof',
  (text) => {
    expect(readProof(text)).toBeUndefined()
  },
)
