/** The part of Khronos' validator that the check uses; the package has no types of its own. */
declare module 'gltf-validator' {
  interface Message {
    readonly message: string
    readonly pointer?: string
    /** 0 for an error, 1 for a warning, 2 and 3 for remarks. */
    readonly severity: number
  }
  interface Resource {
    /** As `/images/0` or `/buffers/0`. */
    readonly pointer: string
    readonly mimeType?: string
    /** Where it is; missing for another file. */
    readonly storage?: 'buffer-view' | 'data-uri' | 'glb'
  }
  export function validateBytes(
    data: Uint8Array,
    options: { format: 'glb'; maxIssues: number },
  ): Promise<{ issues: { messages: readonly Message[] }; info?: { resources?: readonly Resource[] } }>
}
