/** REPORT_SHARE was set for this build (vite.config.ts). */
declare const REPORTING: boolean

/** The styles that notistack writes when it is loaded (scripts/toastStyles.ts). */
declare const TOAST_STYLES: string

/** The share of visits that report their speed, 0 to 1 (vite.config.ts). */
declare const VITALS_SHARE: number

/** The decoder in plain JavaScript, without exports or types of its own (vite.config.ts). */
declare module 'meshoptimizer/reference' {
  export const MeshoptDecoder: typeof import('meshoptimizer/decoder').MeshoptDecoder
}

declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/reference'
}
