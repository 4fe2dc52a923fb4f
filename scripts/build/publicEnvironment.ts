import type { ScriptsEnvironment } from '../environment.ts'
import { toastStyles } from './toastStyles.ts'

/** All that the build writes of its environment into scripts of the browser, which everybody can read. */
export const publicEnvironment = ({ REPORT_SHARE = 0 }: Pick<ScriptsEnvironment, 'REPORT_SHARE'>) =>
  ({
    REPORT_SHARE,
    BUILD_YEAR: new Date().getUTCFullYear(),
    // Vite takes a string for code.
    TOAST_STYLES: JSON.stringify(toastStyles),
  }) satisfies PublicEnvironment
