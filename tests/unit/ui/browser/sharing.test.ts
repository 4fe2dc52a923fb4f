// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCopy } from '../../../../src/ui/browser/sharing.ts'

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

afterEach(() => void vi.unstubAllGlobals())

it('copies a text, and knows it until there is another text', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  withClipboard(writeText)
  const { result, rerender } = renderHook(useCopy, { initialProps: '/get-quote?list=5x2' })
  expect(result.current.isCopied).toBeUndefined()
  expect(await act(() => result.current.copy())).toBe(true)
  expect(writeText).toHaveBeenCalledWith('/get-quote?list=5x2')
  expect(result.current.isCopied).toBe(true)
  rerender('/get-quote?list=5x3')
  expect(result.current.isCopied).toBeUndefined()
})

it('says that the clipboard is blocked', async () => {
  withClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  const { result } = renderHook(useCopy, { initialProps: 'Q-123' })
  expect(await act(() => result.current.copy())).toBe(false)
  expect(result.current.isCopied).toBe(false)
})
