import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { site } from '../content/site.ts'
import { quoteFieldOrder, quoteOptions } from '../domain/contract/quoteFields.ts'
import { isRecord } from '../lib/types.ts'

/** The fields that hold the visitor's own words rather than a choice among options. */
const personalFields: readonly string[] = quoteFieldOrder.filter((field) => !quoteOptions[field])

/** A copy of a value in which the personal fields of each quote form are hidden; empty ones stay empty. */
export const masked = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(masked) as Value
  if (!isRecord(value)) return value
  const isForm = personalFields.every((field) => field in value)
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    isForm && part !== '' && personalFields.includes(key) ? '***' : masked(part),
  ])
  return Object.fromEntries(parts) as Value
}

/**
 * `export: true` saves what the panel shows, with its times. By default the extension asks the page for all
 * its actions, unmasked. A list of features has to name each one that is wanted.
 */
const features: DevToolsEnhancerOptions['features'] = {
  export: true,
  import: 'custom',
  persist: true,
  pause: true,
  lock: true,
  jump: true,
  skip: true,
  reorder: true,
  dispatch: true,
  test: true,
}

/** The options of Redux DevTools. The deployed site hides what visitors tell about themselves. */
export const devTools: DevToolsEnhancerOptions = {
  name: site.name,
  // A visit is exported as one file, so its first actions must not be dropped.
  maxAge: 1000,
  ...(import.meta.env.PROD
    ? { actionSanitizer: masked, stateSanitizer: masked, features }
    : { trace: true, traceLimit: 25 }),
}
