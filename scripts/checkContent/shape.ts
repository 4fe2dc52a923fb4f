import type * as z from 'zod'
import { type Fault, fieldOf, type ParsedFile } from './files/contentFile.ts'

type Issue = z.core.$ZodIssue

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

const fieldAt = (path: readonly PropertyKey[], parent: string): string =>
  path.reduce<string>((field, key) => fieldOf(field, String(key), typeof key === 'number'), parent) || 'file'

/** A union reports a fault for each member, and the deepest one is the most useful. */
const innermost = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.flat().find(({ path }) => path.length > 0)
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue
}

const toFaults = ({ path: file, data }: ParsedFile, issue: Issue, parent: string): Fault[] => {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({
    file,
    field: fieldAt(path, parent),
    value: valueAt(data, path),
    advice: issue.message,
  }))
}

/** The first fault of each field; later ones mostly follow from it. */
export const onePerField = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index)

/** The faults that a schema finds in a file, or in its part `parent`; at most one for each field. */
export const shapeFaults = (schema: z.ZodType, file: ParsedFile, parent = ''): Fault[] => {
  const issues = schema.safeParse(file.data).error?.issues ?? []
  return onePerField(issues.flatMap((issue) => toFaults(file, innermost(issue), parent)))
}
