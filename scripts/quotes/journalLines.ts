import { createHash } from 'node:crypto'

/** A request as it stands in the journal. Its entry and copy are JSON of any release, and stay as they are. */
export interface JournalRecord {
  key: string
  reference: string
  state: string
  entry?: unknown
  /** Of a delivery without proof, perhaps sealed. */
  copy?: unknown
  /** What could not be read, with its name in the index. */
  setAside?: { name: string; text: string } | undefined
}

const version = 1

const hashOf = ({ key, reference, state, entry, copy, setAside }: JournalRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([key, reference, state, entry, copy, setAside?.name, setAside?.text]))
    .digest('base64url')

/** A line for each request, with a hash of it, and a last one with their number. */
export const toLines = (records: readonly JournalRecord[]): string =>
  [
    ...records.map((record) => ({ version, ...record, hash: hashOf(record) })),
    { version, end: records.length },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
