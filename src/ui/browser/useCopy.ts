import { useState } from 'react'
import { copyText } from './sharing.ts'

/**
 * `copy` resolves with whether the text was copied. `isCopied` is the same for the last press, and undefined
 * before it and after another text.
 */
export const useCopy = (text: string) => {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>()
  const copy = async (): Promise<boolean> => {
    const isCopied = await copyText(text)
    setLast({ text, isCopied })
    return isCopied
  }
  return { copy, isCopied: last?.text === text ? last.isCopied : undefined }
}
