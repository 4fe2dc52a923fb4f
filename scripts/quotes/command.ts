import { parseArgs } from 'node:util'
import { isKey } from '../../functions/relay/journal/idempotencyKey.ts'
import { QuotesError } from './quotesError.ts'

export const states = ['waiting', 'delivered', 'unproven', 'dead-letter', 'set-aside', 'other'] as const
export type State = (typeof states)[number]

/** States of which `retry` takes all at once. */
const retriedStates = ['unproven', 'dead-letter', 'set-aside'] as const
export type RetriedState = (typeof retriedStates)[number]

export type Command =
  | { name: 'help' }
  | { name: 'list'; state: State | undefined }
  | { name: 'dead-letters' }
  | { name: 'export'; csv: boolean; all: boolean; out: string | undefined }
  | { name: 'import'; file: string }
  | { name: 'retry-state'; state: RetriedState }
  /** `request` is its reference or its key. */
  | { name: 'show' | 'retry' | 'delete'; request: string }

export const usage = `\
npm run quotes -- list [--state STATE]      what the journal holds, without personal data;
                                            STATE is ${states.join(', ')}
npm run quotes -- dead-letters              what nobody will deliver any more, and why
npm run quotes -- show REF                  one request, with personal data
npm run quotes -- retry REF                 deliver it with the next run of the schedule
npm run quotes -- retry --state STATE       all of a state: ${retriedStates.join(', ')}
npm run quotes -- delete REF                erase all that the journal holds of it
npm run quotes -- export [--csv] [--all] [--out FILE]
                                            what is not proven to be delivered, with personal data, one
                                            request a line as JSON, unless --csv; --all adds delivered ones
npm run quotes -- import FILE               take over what export wrote without --csv

REF is a reference or a key.`

const fail = (message: string): never => {
  throw new QuotesError(`${message}\n\n${usage}`)
}

const read = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        csv: { type: 'boolean' },
        out: { type: 'string' },
        state: { type: 'string' },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message.replace(/\. .*/s, '.') : 'Unknown option')
  }
}

const stateOf = <Name extends State>(command: string, text: string, allowed: readonly Name[]): Name =>
  allowed.find((state) => state === text) ?? fail(`${command} knows no state "${text}".`)

/** Throws a QuotesError for an unknown or incomplete command. */
export const readCommand = (words: readonly string[]): Command => {
  const { values, positionals } = read(words)
  const [name = '', ...rest] = positionals
  const refuseOthers = (count: number, ...options: string[]): void => {
    const [extra = Object.keys(values).find((option) => !options.includes(option))] = rest.slice(count)
    if (extra !== undefined) fail(`${name} does not take "${extra}".`)
  }
  const request = (): string => {
    refuseOthers(1)
    const text = rest[0] ?? fail(`${name} needs a reference.`)
    return isKey(text.toLowerCase()) ? text.toLowerCase() : text.toUpperCase()
  }
  switch (name) {
    case 'list':
      refuseOthers(0, 'state')
      return { name, state: values.state === undefined ? undefined : stateOf(name, values.state, states) }
    case 'dead-letters':
      refuseOthers(0)
      return { name }
    case 'export':
      refuseOthers(0, 'all', 'csv', 'out')
      return { name, csv: values.csv ?? false, all: values.all ?? false, out: values.out }
    case 'import':
      refuseOthers(1)
      return { name, file: rest[0] ?? fail('import needs a file.') }
    case 'retry':
      if (values.state === undefined) return { name, request: request() }
      refuseOthers(0, 'state')
      return { name: 'retry-state', state: stateOf(name, values.state, retriedStates) }
    case 'show':
    case 'delete':
      return { name, request: request() }
    case 'help':
      return { name }
    case '':
      throw new QuotesError(usage)
    default:
      return fail(`There is no command "${name}".`)
  }
}
