import { ValidationError, type Schema } from 'yup'
import { type Fault, type ParsedFile } from './contentFile.ts'

/** One fault per unknown key; Yup names them in its parameters only. */
const unknownKeys = (file: string, { path, params, message }: ValidationError): Fault[] => {
  const owner = params?.value as Record<string, unknown>
  return String(params?.unknown)
    .split(', ')
    .map((key) => ({ file, field: path ? `${path}.${key}` : key, value: owner[key], advice: message }))
}

const toFaults = (file: string, error: ValidationError): Fault[] => {
  const { type, path = '', params, message } = error
  if (type === 'noUnknown') return unknownKeys(file, error)
  return [{ file, field: path === '' ? 'file' : path, value: params?.value, advice: message }]
}

/** The first fault of each field: what follows is mostly its consequence. */
export const onePerField = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index)

/** What a schema finds in a file: the first fault of each field. Throws what is no `ValidationError`. */
export const shapeFaults = (schema: Schema, { path, data }: ParsedFile): Fault[] => {
  try {
    schema.validateSync(data, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return onePerField(errors.flatMap((inner) => toFaults(path, inner)))
  }
}
