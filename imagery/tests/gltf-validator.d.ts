/** The part of Khronos' validator that the tests use; the package has no types of its own. */
declare module 'gltf-validator' {
  interface Message {
    readonly message: string
    readonly pointer?: string
    /** 0 for an error, 1 for a warning, 2 and 3 for remarks. */
    readonly severity: number
  }
  export function validateBytes(
    data: Uint8Array,
    options: { maxIssues: number },
  ): Promise<{ issues: { messages: readonly Message[] } }>
}
