import { useState } from 'react'
import { copyText } from './sharing.ts'

/** `copy` resolves to false where the clipboard is blocked; `isCopied` is its last result for this text. */
export const useCopy = (text: string) => {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>()
  const copy = async (): Promise<boolean> => {
    const isCopied = await copyText(text)
    setLast({ text, isCopied })
    return isCopied
  }
  return { copy, isCopied: last?.text === text ? last.isCopied : undefined }
}
