import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openBody } from '../../../../functions/relay/requests/body.ts'
import { digestOf } from '../../../../functions/relay/requests/digestOf.ts'
import { rowOfLine } from '../../../../scripts/quotes/rowOfLine.ts'
import { noTexts } from '../../../../src/domain/contract/quoteFields.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

const secret = 'a1'.repeat(32)
const text = await readFile('tests/support/fixtures/stored/quotes1.jsonl', 'utf8')
const lines = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { key: string; entry: object })
const line = (number: number) => lines[number - 1] ?? expect.unreachable()

it('a waiting request keeps its key, its content and its times', async () => {
  const { key } = line(1)
  const row = await rowOfLine(line(1), [])
  expect(row).toEqual({
    key,
    digest: await digestOf(key, sampleQuote),
    reference: 'Q-LNQVZ3V3',
    state: 'waiting',
    body: JSON.stringify({ ...noTexts, ...sampleQuote }),
    spam_signals: 'fast direct',
    received: new Date('2026-11-22T05:01:00Z'),
    due: new Date('2026-11-22T05:11:01Z'),
    attempts: 1,
    last_failure: 'refused (503)',
    give_up_at: new Date('2026-12-15T05:01:00Z'),
    erase_at: new Date('2026-12-22T05:01:00Z'),
    delivered: null,
  })
})

it('its body is sealed', async () => {
  const row = (await rowOfLine(line(2), [secret])) as { key: string; body: string }
  expect(row.body).not.toContain('Sokha')
  expect(openBody(row.key, row.body, [secret])).toEqual(sampleQuote)
})

it('one that is being delivered is due when its lease has ended', async () => {
  const leaseExpiresAt = Date.parse('2026-11-22T06:00:00Z')
  const entry = { ...line(1).entry, leaseExpiresAt }
  expect(await rowOfLine({ ...line(1), entry }, [])).toMatchObject({ due: new Date(leaseExpiresAt) })
})

it('a request that was given up is refused, and a mark stays delivered', async () => {
  expect(await rowOfLine(line(3), [])).toMatchObject({ state: 'refused', last_failure: 'refused (422)' })
  const delivered = new Date('2026-11-22T05:04:01Z')
  expect(await rowOfLine(line(4), [])).toMatchObject({ state: 'delivered', body: null, delivered })
})

it('a line that was set aside, or has no quote, is not understood, and the last line is no request', async () => {
  await expect(rowOfLine(line(6), [])).rejects.toThrow('no request that this release knows')
  const entry = { ...line(1).entry, quote: undefined }
  await expect(rowOfLine({ ...line(1), entry }, [])).rejects.toThrow('no request that this release knows')
  expect(await rowOfLine(line(7), [])).toBeUndefined()
})
