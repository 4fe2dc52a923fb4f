import { createRequire } from 'node:module'
import type { extractCss } from 'goober'
import type { ScriptsEnvironment } from '../environment.ts'

const require = createRequire(import.meta.url)
require('notistack')

/** The styles that notistack writes when it loads, read in the way that its style library documents. */
export const toastStyles = (require('goober') as { extractCss: typeof extractCss }).extractCss()

/** All that the build writes of its environment into scripts of the browser, which everybody can read. */
export const publicEnvironment = ({ REPORT_SHARE = 0 }: Pick<ScriptsEnvironment, 'REPORT_SHARE'>) =>
  ({
    REPORT_SHARE,
    BUILD_YEAR: new Date().getUTCFullYear(),
    // Vite takes a string for code.
    TOAST_STYLES: JSON.stringify(toastStyles),
  }) satisfies PublicEnvironment
