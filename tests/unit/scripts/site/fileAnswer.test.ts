import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeFileAnswer } from '../../../../scripts/site/fileAnswer.ts'

const fileAnswer = makeFileAnswer()
const text = 'A money counter. '.repeat(100)
const bytes = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])

const page = (headers: Record<string, string>, body = text) =>
  fileAnswer(headers, new Response(body, { headers: { 'Content-Type': 'text/html' } }))

const video = (headers: Record<string, string> = {}) =>
  fileAnswer(headers, new Response(bytes, { headers: { 'Content-Type': 'video/mp4' } }))

const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('a text file', () => {
  it('is sent as brotli, the second time too', async () => {
    for (const accepted of ['gzip, deflate, br, zstd', 'br']) {
      const answer = await page({ 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(brotliDecompressSync(await bodyOf(answer)).toString()).toBe(text)
    }
  })

  it.each([{}, { 'accept-encoding': 'gzip' }])('is sent as it is to %j', async (headers) => {
    const answer = await page(headers)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(text)
  })
})

describe('another file', () => {
  it('is sent whole, with its size', async () => {
    const answer = await video({ 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await bodyOf(answer)).toEqual(bytes)
  })

  it('is sent in part', async () => {
    const answer = await video({ range: 'bytes=2-4' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(await bodyOf(answer)).toEqual(new Uint8Array([2, 3, 4]))
  })

  it('has no part beyond its end', async () => {
    const answer = await video({ range: 'bytes=10-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10')
  })
})
