import { z } from 'zod'
import { readProof } from './delivery/proof.ts'
import { isHttpUrl } from './lib/httpUrl.ts'

const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

const text = z.string().transform((value) => (value === '' ? undefined : value))

/**
 * Pasted text may contain quotes, line breaks or spaces by mistake; no address and no secret of ours has
 * any.
 */
const isPastedWhole = (value: string): boolean => !/[^\x21-\x7e]|["'`]/.test(value)

const pasteAdvice = 'letters, digits and signs of ASCII, without quotes, spaces or line breaks'

const token = text.refine((value) => value === undefined || isPastedWhole(value), `must be ${pasteAdvice}`)

/** `fetch` throws for an address with a user's name or a password. */
const hasUser = (value: string): boolean => {
  const { username = '', password = '' } = URL.parse(value) ?? {}
  return username + password !== ''
}

const usableUrl = text
  .refine((value) => value === undefined || isPastedWhole(value), {
    error: `must be ${pasteAdvice}`,
    abort: true,
  })
  .refine((value) => value === undefined || !hasUser(value), 'must be an address without user:password@')

const httpUrl = usableUrl.refine(
  (value) => value === undefined || isHttpUrl(value),
  'must be an http or https URL',
)

/** https, or http to this machine: personal data leaves it encrypted only. */
const isSafeUrl = (value: string): boolean => {
  const url = URL.parse(value)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

const safeUrl = usableUrl.refine(
  (value) => value === undefined || isSafeUrl(value),
  'must be an https URL; http is for a form service on this machine (localhost)',
)

const secrets = text
  .transform((value) => value?.split(',').map((secret) => secret.trim()))
  .refine(
    (list = []) => list.length <= 2 && list.every((secret) => secret.length >= 16 && isPastedWhole(secret)),
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
    (value) => value === undefined || readProof(value) !== undefined,
    'must be json: and a field, as json:id, or header: and a name, as header:X-Receipt',
  )
  .transform((value) => (value === undefined ? undefined : readProof(value)))

const port = (advice: string) =>
  z
    .string()
    .refine(isPort, {
      error: ({ input }) => `must be a whole number from 1 to 65535, not "${String(input)}". ${advice}`,
    })
    .transform(Number)

const share = text
  .refine(
    (value) => value === undefined || (Number(value) >= 0 && Number(value) <= 1),
    'must be a number from 0 to 1',
  )
  .transform((value) => (value === undefined ? undefined : Number(value)))

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 on')
  .transform(Number)

/** Every environment variable that the site's code reads. docs/variables.md says what each is for. */
export const environmentSchema = z
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
    NETLIFY: text,
    CONTEXT: text,
    NETLIFY_AUTH_TOKEN: token,
    NETLIFY_SITE_ID: text,
    PORT: port('Choose another: PORT=9000 npm start'),
    HOST: text,
    FORM_PORT: port('Choose another: FORM_PORT=9001 npm start'),
    FORM_FILE: text,
    CALLS_PER_MINUTE: wholeNumber,
    CHROMIUM_PATH: text,
  })
  .partial()

export type Environment = z.infer<typeof environmentSchema>
type Variables = Record<string, string | undefined>

/** Its message names each faulty variable and what it must be, but not its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Leaves out a faulty variable and names it in `faults`. It does not throw, because a function has to run in
 * any case, so that requests reach the journal.
 */
export const readEnvironment = (
  source: Variables = process.env,
): { environment: Environment; faults: string[] } => {
  const { data, error } = environmentSchema.safeParse(source)
  if (data) return { environment: data, faults: [] }
  const faults = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]))
  const sound = Object.fromEntries(Object.entries(source).filter(([name]) => !faults.has(name)))
  return {
    environment: environmentSchema.parse(sound),
    faults: Array.from(faults, ([name, message]) => `${name} ${message}`),
  }
}

/** The variables that are set. Throws an EnvironmentError with a line for each faulty one. */
export const requireEnvironment = (source?: Variables): Environment => {
  const { environment, faults } = readEnvironment(source)
  if (faults.length > 0) throw new EnvironmentError(faults.join('\n'))
  return environment
}

/**
 * Sets variables of this process, and returns a function that gives each the value it had before. It throws
 * nothing and checks nothing.
 */
export const lendEnvironment = (variables: Record<string, string>): (() => void) => {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, variables)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
  }
}
