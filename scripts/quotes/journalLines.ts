import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseEntry } from '../../functions/relay/journal/entry.ts'
import { isKey } from '../../functions/relay/journal/idempotencyKey.ts'
import { readIndexPath } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import { QuotesError } from './quotesError.ts'

interface SetAside {
  name: string
  text: string
}

/** A request as it stands in the journal. Its entry and copy are JSON of any release and stay as they are. */
export interface JournalRecord {
  key: string
  reference: string
  state: string
  entry?: unknown
  /** Of a delivery without proof, perhaps sealed. */
  copy?: unknown
  /** What could not be read, with its name in the index. */
  setAside?: SetAside | undefined
  /** Further texts of the same key: it was sent again, and damaged again. */
  alsoSetAside?: SetAside[] | undefined
}

const version = 1

/** All texts of a record that were set aside. */
export const setAsideOf = ({ setAside, alsoSetAside = [] }: JournalRecord): SetAside[] =>
  setAside ? [setAside, ...alsoSetAside] : []

const hashOf = (record: JournalRecord): string => {
  const { key, reference, state, entry, copy, setAside, alsoSetAside = [] } = record
  const further = alsoSetAside.flatMap(({ name, text }) => [name, text])
  return createHash('sha256')
    .update(JSON.stringify([key, reference, state, entry, copy, setAside?.name, setAside?.text, ...further]))
    .digest('base64url')
}

/** A line for each request, with a hash of it, and a last one with their number. */
export const toLines = (records: readonly JournalRecord[]): string =>
  [
    ...records.map((record) => ({ version, ...record, hash: hashOf(record) })),
    { version, end: records.length },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const setAsideSchema = z.object({ name: z.string(), text: z.string() })

const lineSchema = z.union([
  z.object({ version: z.literal(version), end: z.number() }),
  z.object({
    version: z.literal(version),
    key: z.string().refine(isKey),
    reference: z.string(),
    state: z.string(),
    entry: z.unknown().optional(),
    copy: z.unknown().optional(),
    setAside: setAsideSchema.optional(),
    alsoSetAside: z.array(setAsideSchema).optional(),
    hash: z.string(),
  }),
])

const parseLine = (text: string): z.infer<typeof lineSchema> | undefined => {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isSound = async ({ hash, ...record }: JournalRecord & { hash: string }): Promise<boolean> => {
  const { key, reference, entry, setAside } = record
  const isNamed = setAsideOf(record).every(({ name }) => readIndexPath(name)?.key === key)
  const isRead =
    entry === undefined ? setAside !== undefined : parseEntry(JSON.stringify(entry)) !== undefined
  return hash === hashOf(record) && isNamed && isRead && reference === (await referenceOf(key))
}

/** Reads what `toLines` wrote. Throws a QuotesError that names the first line with a fault. */
export const readLines = async (text: string): Promise<JournalRecord[]> => {
  const refuse = (index: number, fault: string): never => {
    throw new QuotesError(`Line ${index + 1} ${fault}. Nothing is changed.`)
  }
  const records: JournalRecord[] = []
  const keys = new Set<string>()
  const lines = text.replace(/\n$/, '').split('\n')
  for (const [index, one] of lines.entries()) {
    const line = parseLine(one) ?? refuse(index, 'is damaged, or was not written by export')
    if ('end' in line) {
      if (index !== lines.length - 1 || line.end !== index)
        refuse(index, 'counts other requests than there are')
      return records
    }
    if (!(await isSound(line))) refuse(index, 'is damaged')
    if (keys.has(line.key)) refuse(index, 'has a request that is there already')
    keys.add(line.key)
    records.push(line)
  }
  return refuse(lines.length, 'is missing: the end of the file')
}
