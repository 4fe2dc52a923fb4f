import { hash } from 'node:crypto'

/** 32 digits and capital letters that are not confused on the telephone: no 0, O, 1 or I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The reference of a key: `Q-` and 8 characters. The same key always has the same one. */
export const referenceOf = (key: string): string => {
  const bytes = hash('sha256', key.toLowerCase(), 'buffer').subarray(0, 8)
  return `Q-${Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`
}
