import type { SpecSheetServices } from './productListeners.ts'

/** In ms: enough for 250 KB on a slow network. */
const specTimeout = 60_000

/** In ms: Safari reads the address only after the click. */
const saveTime = 40_000

export const fetchSpecSheet: SpecSheetServices['fetchSpecSheet'] = async (path) => {
  const response = await fetch(path, { signal: AbortSignal.timeout(specTimeout) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('application/pdf')) {
    throw new Error(`${path} answered ${response.status} ${type}`)
  }
  return response.blob()
}

export const saveFile: SpecSheetServices['saveFile'] = (content, name) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), saveTime)
}
