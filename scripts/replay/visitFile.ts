import type { Action } from '@reduxjs/toolkit'
import { isRecord } from '../../src/lib/types.ts'
import { pathOf } from './recorder.ts'

/** A visit as Redux DevTools export it. */
export interface Visit {
  /** In their order, without the one that begins the log. */
  actions: readonly Action[]
  /** In ms since 1970, one of each action; empty where the file has none. */
  times: readonly number[]
  /** The state before the first action; undefined for that of the page. */
  committed: unknown
}

/** What is wrong with a file, for whoever wants to replay it. */
export class VisitFileError extends Error {}

/** Editors and shells of Windows put it before a file that they save. */
const byteOrderMark = '\uFEFF'

const parse = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new VisitFileError(`${what} is not JSON: it is cut off, or not an export of Redux DevTools.`)
  }
}

/** The extension exports texts of JSON within its JSON. */
const unpacked = (value: unknown, what: string): unknown =>
  typeof value === 'string' ? parse(value, what) : value

const isAction = (value: unknown): value is Action => isRecord(value) && typeof value.type === 'string'

const actionsIn = (values: readonly unknown[]): Action[] =>
  values.map((value, index) => {
    if (isAction(value)) return value
    throw new VisitFileError(`Action ${index + 1} has no type: this is no export of Redux DevTools.`)
  })

/** The monitor's own state, which has times too. */
const fromLifted = (lifted: Record<string, unknown>): Visit => {
  const { actionsById, stagedActionIds, skippedActionIds, committedState } = lifted
  if (!isRecord(actionsById) || !Array.isArray(stagedActionIds))
    throw new VisitFileError('The file has neither `payload` nor `actionsById`: no export of Redux DevTools.')
  const skipped = new Set<unknown>(Array.isArray(skippedActionIds) ? skippedActionIds : [])
  const performed = stagedActionIds
    .slice(1)
    .filter((id) => !skipped.has(id))
    .map((id) => {
      const one = actionsById[String(id)]
      if (!isRecord(one)) throw new VisitFileError(`Action ${id} is missing: the file is cut off.`)
      return one
    })
  const times = performed.map(({ timestamp }) => timestamp)
  return {
    actions: actionsIn(performed.map(({ action }) => action)),
    times: times.every((time) => typeof time === 'number') ? times : [],
    committed: committedState,
  }
}

const read = (file: unknown): Visit => {
  if (Array.isArray(file)) return { actions: actionsIn(file), times: [], committed: undefined }
  if (!isRecord(file)) throw new VisitFileError('The file is no export of Redux DevTools.')
  if (!('payload' in file)) return fromLifted(file)
  const payload = unpacked(file.payload, '`payload`')
  if (!Array.isArray(payload)) throw new VisitFileError('`payload` is no list of actions.')
  const committed = unpacked(file.preloadedState ?? undefined, '`preloadedState`')
  return { actions: actionsIn(payload), times: [], committed }
}

/** Reads an export; throws a VisitFileError that names what is wrong, such as the first unknown action. */
export const readVisit = (text: string, knownTypes: ReadonlySet<string>): Visit => {
  const visit = read(parse(text.startsWith(byteOrderMark) ? text.slice(1) : text, 'The file'))
  if (visit.actions.length === 0) throw new VisitFileError('The file has no actions.')
  const unknown = visit.actions.findIndex(({ type }) => !knownTypes.has(type))
  if (unknown >= 0) {
    // As JSON, since a type may hold line breaks and control characters.
    const type = JSON.stringify(visit.actions[unknown]?.type ?? '').slice(1, -1)
    throw new VisitFileError(
      `Action ${unknown + 1}, \`${type}\`, is not known: the file is of another site or another version.`,
    )
  }
  return visit
}

/** The address at which the visit began. Throws a VisitFileError for one that leads to another host. */
export const firstAddress = ({ actions, committed }: Visit): string => {
  const first = actions.find(({ type }) => type === 'address/visitStarted')
  const said = first && 'payload' in first ? first.payload : isRecord(committed) && committed.address
  const path = pathOf(said) || '/'
  if (!/^\/(?![/\\])/.test(path)) throw new VisitFileError('The visit begins at an address outside the site.')
  return path
}
