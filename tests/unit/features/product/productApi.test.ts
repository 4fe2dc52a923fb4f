import { describe, expect, it, vi } from 'vitest'
import { fetchSpecSheet, shareLink } from '../../../../src/features/product/productApi.ts'

const link = { title: 'MC 280', url: 'https://site.example/products/5' }

const withBrowser = (share: ((data: ShareData) => Promise<void>) | undefined, writeText = vi.fn()) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  return writeText
}

describe('sharing a link', () => {
  it('asks the device where it can share', async () => {
    const share = vi.fn(() => Promise.resolve())
    const copy = withBrowser(share)
    expect(await shareLink(link)).toBe('shared')
    expect(share).toHaveBeenCalledWith(link)
    expect(copy).not.toHaveBeenCalled()
  })

  it.each(['AbortError', 'InvalidStateError'])('copies nothing after %s', async (name) => {
    const copy = withBrowser(() => Promise.reject(new DOMException('', name)))
    expect(await shareLink(link)).toBe('shared')
    expect(copy).not.toHaveBeenCalled()
  })

  it('copies where the device refuses or cannot share', async () => {
    for (const share of [undefined, () => Promise.reject(new DOMException('', 'NotAllowedError'))]) {
      const copy = withBrowser(share)
      expect(await shareLink(link)).toBe('copied')
      expect(copy).toHaveBeenCalledWith(link.url)
    }
  })

  it('is refused where the clipboard is blocked or missing', async () => {
    withBrowser(undefined, vi.fn().mockRejectedValue(new Error('blocked')))
    expect(await shareLink(link)).toBe('refused')
    vi.stubGlobal('navigator', {})
    expect(await shareLink(link)).toBe('refused')
  })
})

const pdf = { 'content-type': 'application/pdf' }
const html = { 'content-type': 'text/html' }

const fetchWith = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  return fetchSpecSheet('/specs/mc-280.pdf', new AbortController().signal)
}

it.each([
  ['an error', 500, '', pdf],
  ['a page instead of the file', 200, '<p>Sign in</p>', html],
])('a spec sheet is not %s', async (_name, status, body, headers) => {
  const answer = () => Promise.resolve(new Response(body, { status, headers }))
  await expect(fetchWith(answer)).rejects.toThrow(`/specs/mc-280.pdf answered ${status}`)
})
