import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Another release may have other fields, so this checks only that they are texts. */
const quoteSchema = z.record(z.string(), z.string())

const algorithm = 'aes-256-gcm'
const ivLength = 12
const authTagLength = 16

/** Seals a quote, or a reason, under the request's key with the first secret; plain JSON without one. */
export const sealBody = (
  key: string,
  quote: Readonly<Record<string, string>>,
  [secret]: readonly string[],
): string => {
  const text = JSON.stringify(quote)
  if (secret === undefined) return text
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, Buffer.from(secret, 'hex'), iv).setAAD(Buffer.from(key))
  const sealed = [cipher.update(text), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

const unseal = (key: string, sealed: Buffer, secret: string): string | undefined => {
  const tagEnd = ivLength + authTagLength
  const iv = sealed.subarray(0, ivLength)
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(secret, 'hex'), iv, { authTagLength })
    decipher.setAAD(Buffer.from(key)).setAuthTag(sealed.subarray(ivLength, tagEnd))
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Opens what `sealBody` made. Undefined when it is erased, or no secret opens it, as in a preview. */
export const openBody = (
  key: string,
  body: string | null,
  secrets: readonly string[],
): Record<string, string> | undefined => {
  if (body === null) return undefined
  const sealed = Buffer.from(body, 'base64url')
  const opened = secrets.map((secret) => unseal(key, sealed, secret))
  const text = body.startsWith('{') ? body : opened.find((one) => one !== undefined)
  try {
    return quoteSchema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
