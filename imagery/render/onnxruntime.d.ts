/** The part of onnxruntime-node that the denoiser uses; the package is installed for rendering only. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly data: Float32Array
  }
  export class InferenceSession {
    static create(model: Buffer, options: { intraOpNumThreads: number }): Promise<InferenceSession>
    run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
  }
}
