/** The decoder in plain JavaScript, without exports or types of its own (vite.config.ts). */
declare module 'meshoptimizer/reference' {
  export const MeshoptDecoder: typeof import('meshoptimizer/decoder').MeshoptDecoder
}

declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/reference'
}
