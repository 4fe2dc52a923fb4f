/** The plain JavaScript decoder of meshoptimizer, which the package has but neither exports nor types. */
declare module '*/meshopt_decoder_reference.js' {
  export const MeshoptDecoder: typeof import('meshoptimizer/decoder').MeshoptDecoder
}
