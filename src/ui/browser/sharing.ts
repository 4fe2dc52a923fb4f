import { useRef, useState } from 'react'
import { fill } from '../../lib/text.ts'

/** Copies a text; false where the clipboard is blocked or missing. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

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

/** An error that means that the visitor has closed the dialog, or that it is open already. */
const expectedErrors: readonly string[] = ['AbortError', 'InvalidStateError']

/** Opens the browser's share dialog; false when there is none or it cannot open. */
export const openShareDialog = async (shared: ShareData): Promise<boolean> => {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && expectedErrors.includes(error.name)
  }
}

/** In ms. Safari reads the address some time after the click. */
const revokeDelayMs = 40_000

export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}

/** `save` makes a file and saves it, one at a time; `message` is the last of the texts, or what `say` was given. */
export const useSaving = (texts: Readonly<Record<'preparing' | 'ready' | 'failed', string>>) => {
  const [message, say] = useState('')
  const isPreparing = useRef(false)
  const save = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    if (isPreparing.current) return
    isPreparing.current = true
    say(texts.preparing)
    try {
      saveFile(await make(), name)
      say(fill(texts.ready, { name }))
    } catch {
      say(texts.failed)
    } finally {
      isPreparing.current = false
    }
  }
  return { message, say, save }
}

/** Copies rows of cells, which spreadsheets and word processors paste as a table; false where that is blocked. */
export const copyTable = async (rows: readonly (readonly string[])[]): Promise<boolean> => {
  const plain = rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    for (const cell of cells) row.insertCell().textContent = cell
  }
  const blobOf = (text: string, type: string) => new Blob([text], { type })
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blobOf(plain, 'text/plain'),
        'text/html': blobOf(table.outerHTML, 'text/html'),
      }),
    ])
    return true
  } catch {
    return copyText(plain)
  }
}
