// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCopy } from '../../../../src/ui/browser/sharing.ts'

it('copies a text, and knows it until there is another text', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { result, rerender } = renderHook(useCopy, { initialProps: '/get-quote?list=5x2' })
  expect(result.current.isCopied).toBeUndefined()
  expect(await act(() => result.current.copy())).toBe(true)
  expect(writeText).toHaveBeenCalledWith('/get-quote?list=5x2')
  expect(result.current.isCopied).toBe(true)
  rerender('/get-quote?list=5x3')
  expect(result.current.isCopied).toBeUndefined()
})
