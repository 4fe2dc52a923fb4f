import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const authTagLength = 16

/**
 * Encrypts with AES-256-GCM and returns base64url. The text can be opened under the same name only; `secret`
 * has 64 hexadecimal digits.
 */
export const seal = (text: string, secret: string, name: string): string => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, Buffer.from(secret, 'hex'), iv).setAAD(Buffer.from(name))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Tries each secret; undefined when none opens the text. */
export const unseal = (sealed: string, secrets: readonly string[], name: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + authTagLength)]
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(algorithm, Buffer.from(secret, 'hex'), iv, { authTagLength })
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
      const opened = [decipher.update(bytes.subarray(ivLength + authTagLength)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    } catch {
      continue
    }
  }
  return undefined
}
