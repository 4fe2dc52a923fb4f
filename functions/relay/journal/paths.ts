import { hourMs } from '../lib/durations.ts'
import type { Entry } from './entry.ts'

/**
 * `requests/<key>` holds the entry. The others are an index: their names have all that a list needs.
 *
 *     requests/<key>                                            the entry
 *     waiting/<key>.<dueAt>.<receivedAt>.<spam>                 to be delivered
 *     delivered/<hour>/<key>.<deliveredAt>.<receivedAt>.<spam>  the mark that a key was delivered
 *     dead/<key>.<dueAt>.<receivedAt>.<spam>                    undeliverable, or of an unknown state
 *     unreadable/<key>.<dueAt>.<receivedAt>.<spam>              set aside, with its text
 *     unproven/<hour>/<key>.<deliveredAt>.<receivedAt>.<spam>   the entry of a delivery without proof
 *     status/<name>                                             what health and alerts have to know
 */
export const folders = {
  waiting: 'waiting/',
  delivered: 'delivered/',
  dead: 'dead/',
  unreadable: 'unreadable/',
  unproven: 'unproven/',
} as const

/** Where the request of a key is. */
export const requestPath = (key: string): string => `requests/${key}`

/** The key of a request's path. */
export const keyOf = (path: string): string => path.slice(requestPath('').length)

/** Where a status of that name is. */
export const statusPath = (name: string): string => `status/${name}`

export interface IndexItem {
  path: string
  key: string
  /** Below `delivered/` and `unproven/` when it was delivered, else when it is due. */
  at: number
  receivedAt: number
  hasSpamSignals: boolean
}

/** How long the oldest of the requests has waited; 0 when there is none. */
export const longestWaitMs = (waiting: readonly Pick<IndexItem, 'receivedAt'>[], now: number): number =>
  waiting.reduce((longest, { receivedAt }) => Math.max(longest, now - receivedAt), 0)

/** The folder of an hour of UTC in another folder, as `delivered/2026-11-23T08`. */
export const hourFolder = (folder: string, at: number): string =>
  `${folder}${new Date(at).toISOString().slice(0, 13)}`

/** The folders of this hour and the 24 before it, which have all of the last day. */
export const hourFoldersOfDay = (folder: string, now: number): string[] =>
  Array.from({ length: 25 }, (_, ago) => hourFolder(folder, now - ago * hourMs))

/** When the hour of a folder begins; NaN when its name is no hour. */
export const hourOf = (folder: string): number =>
  Date.parse(`${folder.slice(folder.lastIndexOf('/') + 1)}:00:00.000Z`)

/** Where the entry belongs in the index, by its state. */
export const indexPath = (key: string, entry: Entry): string => {
  const { state, dueAt, deliveredAt = dueAt, receivedAt, spamSignals } = entry
  const at = state === 'delivered' ? deliveredAt : dueAt
  const times = `${Math.ceil(at)}.${Math.ceil(receivedAt)}`
  const name = `${key}.${times}.${spamSignals.length > 0 ? '1' : '0'}`
  if (state === 'delivered') return `${hourFolder(folders.delivered, at)}/${name}`
  return `${state === 'pending' ? folders.waiting : folders.dead}${name}`
}

/** A waiting path for an entry that cannot be read, so that the next run looks at it. */
export const dueNowPath = (key: string, now: number): string => `${folders.waiting}${key}.${now}.${now}.0`

/** Where an item of the index goes whose request cannot be read. */
export const unreadablePath = ({ path }: IndexItem): string =>
  `${folders.unreadable}${path.slice(path.lastIndexOf('/') + 1)}`

/** A newer release may add parts at the end of the name. */
const indexName = /(?:^|\/)([^/.]+)\.(\d+)\.(\d+)\.(\d+)(?:\.[^/]*)?$/

/** The parts of the name of an index path; undefined when it is no such name. */
export const readIndexPath = (path: string): IndexItem | undefined => {
  const [, key, at, receivedAt, spam] = indexName.exec(path) ?? []
  if (key === undefined) return undefined
  return { path, key, at: Number(at), receivedAt: Number(receivedAt), hasSpamSignals: spam !== '0' }
}
