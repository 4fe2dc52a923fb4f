import { describe, expect, it } from 'vitest'
import seededCode from '../../../support/fixtures/seededCode.json'
import { runQuotes } from '../../../support/relay/runQuotes.ts'

/** A database that no command may ask. */
const unused = { query: () => expect.unreachable('The database was asked') }

const failing = (error: Error) => ({ query: () => Promise.reject(error) })

describe('npm run quotes', () => {
  it.each(seededCode.commands)('says what is wrong with $words and its commands', async ({ words, line }) => {
    const { code, output, told } = await runQuotes(unused, words)
    expect(told.startsWith(line)).toBe(true)
    expect(told).toContain('\n\nnpm run quotes -- status')
    expect({ code, output }).toEqual({ code: 1, output: '' })
  })

  it.each([
    [Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new Error('timeout exceeded when trying to connect'), 'timeout exceeded when trying to connect'],
  ])('says in one line that the database cannot be reached', async (error, reason) => {
    const told = `The database cannot be reached (${reason}).`
    for (const words of [['status'], ['list'], ['delete', 'Q-A'], ['export', '/dev/null']])
      expect(await runQuotes(failing(error), words)).toEqual({ code: 1, output: '', told })
  })
})
