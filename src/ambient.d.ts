/** What the build writes into scripts of the browser (scripts/build/publicEnvironment.ts). */
interface PublicEnvironment {
  /** The share of visits that report their speed and errors, 0 to 1. */
  REPORT_SHARE: number
  /** The year of the build, for the copyright line. */
  BUILD_YEAR: number
  /** The styles that notistack writes when it is loaded (scripts/build/publicEnvironment.ts). */
  TOAST_STYLES: string
}

declare const BUILD_YEAR: PublicEnvironment['BUILD_YEAR']
declare const REPORT_SHARE: PublicEnvironment['REPORT_SHARE']
declare const TOAST_STYLES: PublicEnvironment['TOAST_STYLES']

/** The decoder in plain JavaScript, which the package neither exports nor types (vite.config.ts). */
declare module 'meshoptimizer/reference' {
  export const MeshoptDecoder: typeof import('meshoptimizer/decoder').MeshoptDecoder
}
