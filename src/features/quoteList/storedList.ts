import type { ListedMachine } from '../../contract/quoteList.ts'
import { soundMachines } from './machines.ts'

export const storageKey = 'quoteList'

export const parseStoredList = (text: string | null): ListedMachine[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return Array.isArray(stored) ? soundMachines(stored) : []
  } catch {
    return []
  }
}
