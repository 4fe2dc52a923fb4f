/** 32 digits and capital letters that are not confused on the telephone: no 0, O, 1 or I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The reference of a key: `Q-` and 8 characters. The same key always has the same one. */
export const referenceOf = async (key: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key.toLowerCase()))
  const characters = Array.from(new Uint8Array(hash, 0, 8), (byte) => alphabet.charAt(byte % alphabet.length))
  return `Q-${characters.join('')}`
}
