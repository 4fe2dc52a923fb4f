import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const authTagLength = 16

/** AES-256-GCM, bound to a name so that it opens under no other; `secret` has 64 hexadecimal digits. */
export const seal = (text: string, secret: string, name: string): string => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, Buffer.from(secret, 'hex'), iv).setAAD(Buffer.from(name))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** With whichever secret opens it; undefined when none does. */
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
