import { z } from 'zod'
import {
  ifSet,
  readEnvironment,
  relaySchema,
  type Variables,
} from '../functions/relay/services/environment.ts'

/** The command that starts the site with a variable, as the shell of this system takes it. */
export const startWith = (name: string, value: string | number, platform = process.platform): string =>
  platform === 'win32' ? `$env:${name}="${value}"; npm start` : `${name}=${value} npm start`

const port = (advice: string) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
      error: ({ input }) => `must be a whole number from 1 to 65535, not "${String(input)}". ${advice}`,
    })
    .transform(Number)

const text = ifSet(z.string())

const share = z
  .string()
  .transform(Number)
  .refine((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1')

const toolsSchema = z
  .object({
    NETLIFY: text,
    CONTEXT: text,
    NETLIFY_DB_URL: text,
    REPORT_SHARE: ifSet(share),
    PORT: port(`Choose another: ${startWith('PORT', 9000)}`),
    HOST: text,
    FORM_PORT: port(`Choose another: ${startWith('FORM_PORT', 9001)}`),
    FORM_FILE: text,
    CHROMIUM_PATH: text,
    TEST_POSTGRES_URL: text,
  })
  .partial()

export const scriptsSchema = relaySchema.extend(toolsSchema.shape)

export type ScriptsEnvironment = z.output<typeof scriptsSchema>

/** Its message names each faulty variable, or the port that cannot be opened, and what to do, and never a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** The variables that are set. Throws an EnvironmentError with a line for each faulty one. */
export const requireEnvironment = (source?: Variables): ScriptsEnvironment => {
  const { environment, faults } = readEnvironment(scriptsSchema, source)
  if (faults.length > 0)
    throw new EnvironmentError(faults.map(({ name, message }) => `${name} ${message}`).join('\n'))
  return environment
}

/** Sets variables of this process, and returns a function that restores them. */
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
