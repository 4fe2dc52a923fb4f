import { expect, it } from 'vitest'
import { hasProof, readProof } from '../../../../../functions/relay/delivery/proof.ts'

const proves = (text: string, response: Response) => {
  const proof = readProof(text)
  if (!proof) throw new Error(`${text} names no proof`)
  return hasProof(response, proof)
}

const noes = ['', 'false', '0', 'no', 'None', 'null', ' Error ', 'failed', 'failure']

it.each([null, false, 0, [], {}, ...noes])('a field that says %j proves nothing', async (success) => {
  expect(await proves('json:success', Response.json({ success }))).toBe(false)
})

it.each(noes)('a header that says %j proves nothing', async (no) => {
  expect(await proves('header:X-Receipt', new Response('', { headers: { 'X-Receipt': no } }))).toBe(false)
})

it.each([true, 1, 'ok', 'yes', 'a1', [0], { id: 1 }])('a field that says %j is proof', async (success) => {
  expect(await proves('json:success', Response.json({ success }))).toBe(true)
})

it.each([
  ['json:status=ok', 'ok', true],
  ['json:status=ok', 'OK', false],
  ['json:status=ok', ['ok'], false],
  ['json:status=200', 200, true],
  ['json:status=false', false, true],
  ['json:status=a=b', 'a=b', true],
])('%s with %j: %s', async (text, status, isProof) => {
  expect(await proves(text, Response.json({ status }))).toBe(isProof)
  expect(await proves(text, Response.json({}))).toBe(false)
})
