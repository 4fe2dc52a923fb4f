import { z } from 'zod'
import { readProof } from './delivery/proof.ts'
import { isHttpUrl } from './lib/httpUrl.ts'

export const text = z.string().transform((value) => (value === '' ? undefined : value))

/** A paste may bring quotes, spaces or line breaks, which no address and no secret of ours has. */
const hasNoStrayCharacters = (value: string): boolean => !/[^\x21-\x7e]|["'`]/.test(value)

const pasteAdvice = 'letters, digits and signs of ASCII, without quotes, spaces or line breaks'

const whenSet = (isValid: (value: string) => boolean) => (value: string | undefined) =>
  value === undefined || isValid(value)

export const token = text.refine(whenSet(hasNoStrayCharacters), `must be ${pasteAdvice}`)

/** `fetch` throws for an address with a user's name or a password. */
const hasUser = (value: string): boolean => {
  const { username = '', password = '' } = URL.parse(value) ?? {}
  return username + password !== ''
}

const usableUrl = text
  .refine(whenSet(hasNoStrayCharacters), { error: `must be ${pasteAdvice}`, abort: true })
  .refine(
    whenSet((value) => !hasUser(value)),
    'must be an address without user:password@',
  )

const httpUrl = usableUrl.refine(whenSet(isHttpUrl), 'must be an http or https URL')

/** https, or http to this machine: personal data leaves it encrypted only. */
const isSafeUrl = (value: string): boolean => {
  const url = URL.parse(value)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

const safeUrl = usableUrl.refine(
  whenSet(isSafeUrl),
  'must be an https URL; http is for a form service on this machine (localhost)',
)

const secrets = text
  .transform((value) => value?.split(',').map((secret) => secret.trim()))
  .refine(
    (list = []) =>
      list.length <= 2 && list.every((secret) => secret.length >= 16 && hasNoStrayCharacters(secret)),
    `must be a secret of at least 16 characters, or two with a comma between them: ${pasteAdvice}`,
  )

const journalKeys = text
  .transform((value) => value?.split(',').map((key) => key.trim()))
  .refine(
    (list = []) => list.length <= 2 && list.every((key) => /^[0-9a-f]{64}$/i.test(key)),
    'must be 64 hexadecimal digits, or twice as many with a comma between them: openssl rand -hex 32',
  )

const proof = text
  .refine(
    whenSet((value) => readProof(value) !== undefined),
    'must be json: and a field, as json:id, or header: and a name, as header:X-Receipt',
  )
  .transform((value) => (value === undefined ? undefined : readProof(value)))

const share = text
  .refine(
    whenSet((value) => Number(value) >= 0 && Number(value) <= 1),
    'must be a number from 0 to 1',
  )
  .transform((value) => (value === undefined ? undefined : Number(value)))

/** The variables of the functions. docs/variables.md says what each is for. */
export const relaySchema = z
  .object({
    QUOTE_FORM_URL: safeUrl,
    QUOTE_PREVIEW_FORM_URL: safeUrl,
    QUOTE_FORM_TOKEN: token,
    QUOTE_FORM_SECRET: secrets,
    QUOTE_FORM_PROOF: proof,
    QUOTE_JOURNAL_KEY: journalKeys,
    QUOTE_DIGEST_URL: httpUrl,
    QUOTE_ALERT_URL: httpUrl,
    QUOTE_HEARTBEAT_URL: httpUrl,
    REPORT_SHARE: share,
    VITALS_SHARE: share,
    URL: httpUrl,
    DEPLOY_PRIME_URL: httpUrl,
  })
  .partial()

export type Environment = z.output<typeof relaySchema>
export type Variables = Record<string, string | undefined>

/**
 * Leaves out a faulty variable and names it in `faults`. It does not throw, because a function has to run in
 * any case, so that requests reach the journal.
 */
export const readEnvironment = <Schema extends z.ZodType>(
  schema: Schema,
  source: Variables = process.env,
): { environment: z.output<Schema>; faults: string[] } => {
  const read = schema.safeParse(source)
  if (read.success) return { environment: read.data, faults: [] }
  const faults = new Map(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
  const sound = Object.fromEntries(Object.entries(source).filter(([name]) => !faults.has(name)))
  return {
    environment: schema.parse(sound),
    faults: Array.from(faults, ([name, message]) => `${name} ${message}`),
  }
}
