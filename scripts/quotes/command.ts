import { parseArgs } from 'node:util'
import { QuotesError } from './quotesError.ts'

export const states = ['waiting', 'delivered', 'dead-letter', 'set-aside', 'other'] as const
export type State = (typeof states)[number]

export type Command =
  | { name: 'list'; state: State | undefined }
  | { name: 'dead-letters' }
  | { name: 'export'; csv: boolean; out: string | undefined }
  | { name: 'show' | 'retry' | 'delete'; reference: string }

const usage = `npm run quotes -- list [--state STATE]       what the journal holds, without personal data;
                                            STATE is ${states.join(', ')}
npm run quotes -- dead-letters              what nobody will deliver any more, and why
npm run quotes -- show REF                  one request, with personal data
npm run quotes -- retry REF                 deliver it with the next run of the schedule
npm run quotes -- delete REF                erase all that the journal holds of it
npm run quotes -- export [--csv] [--out FILE]
                                            all that is not delivered, with personal data; JSON unless --csv`

const fail = (message: string): never => {
  throw new QuotesError(`${message}\n\n${usage}`)
}

const read = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { csv: { type: 'boolean' }, out: { type: 'string' }, state: { type: 'string' } },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message.replace(/\. .*/s, '.') : 'Unknown option')
  }
}

const stateOf = (text: string | undefined): State | undefined =>
  text === undefined
    ? undefined
    : (states.find((state) => state === text) ?? fail(`There is no state "${text}".`))

/** Throws a QuotesError for an unknown or incomplete command. */
export const readCommand = (words: readonly string[]): Command => {
  const { values, positionals } = read(words)
  const [name = '', ...rest] = positionals
  const refuseOthers = (count: number, ...options: string[]): void => {
    const [extra = Object.keys(values).find((option) => !options.includes(option))] = rest.slice(count)
    if (extra !== undefined) fail(`${name} does not take "${extra}".`)
  }
  switch (name) {
    case 'list':
      refuseOthers(0, 'state')
      return { name, state: stateOf(values.state) }
    case 'dead-letters':
      refuseOthers(0)
      return { name }
    case 'export':
      refuseOthers(0, 'csv', 'out')
      return { name, csv: values.csv ?? false, out: values.out }
    case 'show':
    case 'retry':
    case 'delete':
      refuseOthers(1)
      return { name, reference: (rest[0] ?? fail(`${name} needs a reference.`)).toUpperCase() }
    case '':
    case 'help':
      throw new QuotesError(usage)
    default:
      return fail(`There is no command "${name}".`)
  }
}
