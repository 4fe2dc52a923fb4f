import { z } from 'zod'
import { quoteFieldOrder } from '../../../src/domain/contract/quoteFields.ts'
import { readProof } from '../delivery/proof.ts'
import { isSafeUrl } from '../lib/isSafeUrl.ts'

export const ifSet = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A paste may bring quotes, spaces or line breaks, which no address and no secret of ours has. */
const token = z.string().refine((value) => !/[^\x21-\x7e]|["'`]/.test(value), {
  error: 'must be letters, digits and signs of ASCII, without quotes, spaces or line breaks',
  abort: true,
})

/** `fetch` throws for an address with a user's name or a password. */
const address = token
  .refine((value) => {
    const { username, password } = URL.parse(value) ?? {}
    return !username && !password
  }, 'must be an address without user:password@')
  .refine(isSafeUrl, 'must be an https URL; http is for an address on this machine (localhost)')

/** The form of Standard Webhooks. With any other, no request could be signed. */
const isSecret = (secret: string): boolean => {
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return bytes.length >= 24 && bytes.length <= 64 && secret === `whsec_${bytes.toString('base64')}`
}

/** A bearer token, or secrets that sign; there are two while a new one replaces the old one. */
const credentials = token
  .transform((text): { token?: string; secrets?: string[] } =>
    text.startsWith('whsec_') ? { secrets: text.split(',') } : { token: text },
  )
  .refine(
    ({ secrets = [] }) => secrets.length <= 2 && secrets.every(isSecret),
    'must be whsec_ and 24 to 64 bytes in base64, or two such secrets with a comma between them: ' +
      `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  )

const dataKeys = z
  .string()
  .regex(
    /^[0-9a-f]{64}(, *[0-9a-f]{64})?$/i,
    'must be 64 hexadecimal digits, or twice as many with a comma between them: ' +
      `node -p "crypto.randomBytes(32).toString('hex')"`,
  )
  .transform((keys) => keys.split(',').map((key) => key.trim()))

const proof = z
  .string()
  .transform(readProof)
  .refine(
    (known) => known !== undefined,
    'must be json: and a field, as json:id or json:status=ok, or header: and a name, as header:X-Receipt',
  )

const jsonObject = <Schema extends z.ZodType>(value: Schema, advice: string) =>
  z.string().transform((text, context): Record<string, z.output<Schema>> => {
    try {
      return z.record(z.string(), value).parse(JSON.parse(text))
    } catch {
      context.addIssue(`must be a JSON object, as ${advice}`)
      return z.NEVER
    }
  })

const formFields = jsonObject(z.union([z.string(), z.number(), z.boolean()]), '{"access_key": "..."}')

const fields: readonly string[] = quoteFieldOrder

const formNames = jsonObject(z.string().min(1), '{"email": "_replyto"}')
  .refine(
    (names) => Object.keys(names).every((name) => fields.includes(name)),
    `must give names to ${fields.join(', ')} alone`,
  )
  .refine(
    (names: Partial<Record<string, string>>) =>
      new Set(fields.map((field) => names[field] ?? field)).size === fields.length,
    'must give each field a name of its own',
  )

export const relaySchema = z
  .object({
    QUOTE_FORM_URL: ifSet(address),
    QUOTE_FORM_TOKEN: ifSet(credentials),
    QUOTE_FORM_PROOF: ifSet(proof),
    QUOTE_FORM_FIELDS: ifSet(formFields),
    QUOTE_FORM_NAMES: ifSet(formNames),
    QUOTE_DATA_KEY: ifSet(dataKeys),
    QUOTE_ALERT_URL: ifSet(address),
    QUOTE_HEARTBEAT_URL: ifSet(address),
  })
  .partial()

export type Variables = Record<string, string | undefined>

/** `message` says what the variable must be, and never quotes a secret. */
export interface VariableFault {
  name: string
  message: string
}

/** Leaves out a faulty variable and names it in `faults`: a function has to run, so that requests reach the table. */
export const readEnvironment = <Schema extends z.ZodType>(
  schema: Schema,
  source: Variables = process.env,
): { environment: z.output<Schema>; faults: VariableFault[] } => {
  const read = schema.safeParse(source)
  if (read.success) return { environment: read.data, faults: [] }
  const faults = new Map(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
  const sound = Object.fromEntries(Object.entries(source).filter(([name]) => !faults.has(name)))
  return {
    environment: schema.parse(sound),
    faults: Array.from(faults, ([name, message]) => ({ name, message })),
  }
}
