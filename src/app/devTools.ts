import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { site } from '../content/site.ts'
import { quoteFieldOrder, quoteOptions } from '../domain/contract/quoteFields.ts'

/** The fields that hold the visitor's own words rather than a choice among options. */
const personalFields: readonly string[] = quoteFieldOrder.filter((field) => !quoteOptions[field])

/** A copy of an action or a state in which they are hidden; empty ones stay empty. */
export const masked = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'string' && part !== '' && personalFields.includes(key) ? '***' : part,
  ) as Value

/** The options of Redux DevTools. The deployed site hides what visitors tell about themselves. */
export const devTools: DevToolsEnhancerOptions = {
  name: site.name,
  // A jump may lead back to the first action of a visit.
  maxAge: 1000,
  // The deployed site exports nothing, because the extension asks the page for its actions, unmasked.
  ...(import.meta.env.PROD
    ? { actionSanitizer: masked, stateSanitizer: masked, features: { jump: true, skip: true, pause: true } }
    : { trace: true, traceLimit: 25 }),
}
