// Type guards for data from storage. A schema library would be in every page's first scripts.
import { isRecord } from './types.ts'

type Check<Value> = (value: unknown) => value is Value

export const isText: Check<string> = (value) => typeof value === 'string'

/** Not NaN or infinite. */
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value)

export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'

export const listOf =
  <Entry>(isEntry: Check<Entry>): Check<Entry[]> =>
  (value): value is Entry[] =>
    Array.isArray(value) && value.every(isEntry)

/** A record whose values all pass one check. */
export const recordOf =
  <Value>(isValue: Check<Value>): Check<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue)

/** A record with a check for each of its fields; it may have others. */
export const shapeOf =
  <Shape extends object>(checks: { [Field in keyof Shape]: Check<Shape[Field]> }): Check<Shape> =>
  (value): value is Shape =>
    isRecord(value) &&
    Object.entries<Check<unknown>>(checks).every(([field, isSound]) => isSound(value[field]))
