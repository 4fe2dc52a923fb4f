/** A binary glTF of one triangle with these corners, as x, y, z in metres; `changes` are to its JSON. */
export const glbOf = (corners: readonly number[], changes: object = {}, others = Buffer.alloc(0)): Buffer => {
  const positions = Buffer.from(new Float32Array(corners).buffer)
  const binary = Buffer.concat([positions, others, Buffer.alloc((4 - (others.length % 4)) % 4)])
  const side = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...corners.filter((_, index) => index % 3 === axis)))
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: corners.length / 3,
        type: 'VEC3',
        min: side(Math.min),
        max: side(Math.max),
      },
    ],
    bufferViews: [
      { buffer: 0, byteLength: positions.length },
      { buffer: 0, byteOffset: positions.length, byteLength: others.length },
    ].filter(({ byteLength }) => byteLength > 0),
    buffers: [{ byteLength: binary.length }],
    ...changes,
  })
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4))
  const words = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer)
  const head = words(0x46546c67, 2, 28 + text.length + binary.length, text.length, 0x4e4f534a)
  return Buffer.concat([head, text, words(binary.length, 0x004e4942), binary])
}
