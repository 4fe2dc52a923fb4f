import { readFileSync } from 'node:fs'

/*
 * Intel Open Image Denoise's U-Net, whose weights lie in imagery/weights (Apache-2.0), as an ONNX graph: Debian's
 * Blender is built without it. The graph is written as protocol buffers, field by field (onnx.proto).
 */

interface Tensor {
  readonly dims: readonly number[]
  readonly values: Float32Array
}

const halfToFloat = (half: number): number => {
  const sign = (half & 0x8000) === 0 ? 1 : -1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  return exponent === 0 ? sign * 2 ** -24 * fraction : sign * 2 ** (exponent - 15) * (1 + fraction / 1024)
}

/** The tensors of a .tza file by name. Throws when it cannot be read. */
export const readWeights = (file: URL): Map<string, Tensor> => {
  const bytes = readFileSync(file)
  let at = Number(bytes.readBigUInt64LE(4))
  const byte = () => bytes.readUInt8(at++)
  const uint32 = () => bytes.readUInt32LE((at += 4) - 4)
  const count = uint32()
  const tensors = new Map<string, Tensor>()
  for (let index = 0; index < count; index += 1) {
    const length = bytes.readUInt16LE(at)
    at += 2
    const name = bytes.toString('utf8', at, (at += length))
    const rank = byte()
    const dims = Array.from({ length: rank }, uint32)
    at += rank
    const isHalf = String.fromCharCode(byte()) === 'h'
    const offset = Number(bytes.readBigUInt64LE(at))
    at += 8
    const size = dims.reduce((product, dim) => product * dim, 1)
    const values = Float32Array.from({ length: size }, (_, place) =>
      isHalf ? halfToFloat(bytes.readUInt16LE(offset + 2 * place)) : bytes.readFloatLE(offset + 4 * place),
    )
    tensors.set(name, { dims, values })
  }
  return tensors
}

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
const integer = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])
const message = (field: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}
const floats = (values: Float32Array) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)

const integers = (name: string, values: readonly number[]) =>
  message(5, message(1, name), ...values.map((value) => integer(8, value)), integer(20, 7))
const word = (name: string, value: string) => message(5, message(1, name), message(4, value), integer(20, 3))
const axis = message(5, message(1, 'axis'), integer(3, 1), integer(20, 2))

const constant = (name: string, dims: readonly number[], values: Float32Array) =>
  message(
    5,
    ...dims.map((dim) => integer(1, dim)),
    integer(2, 1),
    message(8, name),
    message(9, floats(values)),
  )

const dimension = (value: number | string) =>
  message(1, typeof value === 'number' ? integer(1, value) : message(2, value))
const image = (field: number, name: string, channels: number) => {
  const shape = message(2, dimension(1), dimension(channels), dimension('h'), dimension('w'))
  return message(field, message(1, name), message(2, message(1, integer(1, 1), shape)))
}

/** The network: nine planes in (colour, albedo, normal), three out; height and width are multiples of 16. */
export const makeNetwork = (weights: ReadonlyMap<string, Tensor>): Buffer => {
  const nodes: Buffer[] = []
  const node = (kind: string, inputs: readonly string[], ...options: readonly Buffer[]): string => {
    const output = `t${nodes.length}`
    const ins = inputs.map((input) => message(1, input))
    nodes.push(message(1, ...ins, message(2, output), message(3, output), message(4, kind), ...options))
    return output
  }
  const plain = (input: string, layer: string) =>
    node(
      'Conv',
      [input, `${layer}.weight`, `${layer}.bias`],
      integers('pads', [1, 1, 1, 1]),
      integers('kernel_shape', [3, 3]),
    )
  const conv = (input: string, layer: string) => node('Relu', [plain(input, layer)])
  const half = (input: string) =>
    node('MaxPool', [input], integers('kernel_shape', [2, 2]), integers('strides', [2, 2]))
  const double = (input: string, beside: string) => {
    const larger = node(
      'Resize',
      [input, '', 'scales'],
      word('mode', 'nearest'),
      word('coordinate_transformation_mode', 'asymmetric'),
      word('nearest_mode', 'floor'),
    )
    return node('Concat', [larger, beside], axis)
  }

  const first = half(conv(conv('input', 'enc_conv0'), 'enc_conv1'))
  const second = half(conv(first, 'enc_conv2'))
  const third = half(conv(second, 'enc_conv3'))
  const fourth = half(conv(third, 'enc_conv4'))
  let x = conv(conv(fourth, 'enc_conv5a'), 'enc_conv5b')
  for (const [level, beside] of [
    [4, third],
    [3, second],
    [2, first],
    [1, 'input'],
  ] as const)
    x = conv(conv(double(x, beside), `dec_conv${level}a`), `dec_conv${level}b`)
  const output = plain(x, 'dec_conv0')

  const constants = [...weights].map(([name, { dims, values }]) => constant(name, dims, values))
  const scales = constant('scales', [4], Float32Array.of(1, 1, 2, 2))
  const ends = [image(11, 'input', 9), image(12, output, 3)]
  const graph = message(7, ...nodes, message(2, 'denoise'), ...constants, scales, ...ends)
  return Buffer.concat([integer(1, 8), graph, message(8, integer(2, 13))])
}
