/** What the build writes into scripts of the browser (scripts/build/publicEnvironment.ts). */
interface PublicEnvironment {
  /** REPORT_SHARE was set for this build. */
  REPORTING: boolean
  /** The styles that notistack writes when it is loaded (scripts/build/toastStyles.ts). */
  TOAST_STYLES: string
  /** The share of visits that report their speed, 0 to 1. */
  VITALS_SHARE: number
}

declare const REPORTING: PublicEnvironment['REPORTING']
declare const TOAST_STYLES: PublicEnvironment['TOAST_STYLES']
declare const VITALS_SHARE: PublicEnvironment['VITALS_SHARE']

/** The decoder in plain JavaScript, which the package neither exports nor types (vite.config.ts). */
declare module 'meshoptimizer/reference' {
  export const MeshoptDecoder: typeof import('meshoptimizer/decoder').MeshoptDecoder
}
