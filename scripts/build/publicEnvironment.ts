import type { ScriptsEnvironment } from '../environment.ts'
import { toastStyles } from './toastStyles.ts'

/** All that the build writes of its environment into scripts of the browser, which everybody can read. */
export const publicEnvironment = ({
  REPORT_SHARE = 0,
}: Pick<ScriptsEnvironment, 'REPORT_SHARE'>): PublicEnvironment => ({
  REPORT_SHARE,
  BUILD_YEAR: new Date().getUTCFullYear(),
  TOAST_STYLES: toastStyles,
})

/** As Vite's option `define` takes it: each value as JSON. */
export const toDefine = (environment: PublicEnvironment): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, JSON.stringify(value)]))
