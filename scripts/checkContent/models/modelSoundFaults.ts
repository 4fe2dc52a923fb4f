import { validateBytes } from 'gltf-validator'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

/**
 * Finds models that viewers refuse, by Khronos' validator: that of the 3D view and the one for a room beside
 * it. `read` is the same as in modelSizeFaults.
 */
export const modelSoundFaults = async (
  file: ParsedFile,
  read: (address: string) => Buffer | undefined,
): Promise<Fault[]> => {
  const { model } = fieldsOf(file)
  if (typeof model !== 'string') return []
  const faultOf = async (address: string): Promise<Fault[]> => {
    const glb = read(address)
    if (!glb) return []
    const { issues } = await validateBytes(new Uint8Array(glb), { format: 'glb', maxIssues: 0 })
    const [error, ...others] = issues.messages.filter(({ severity }) => severity === 0)
    if (!error) return []
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    const advice =
      `has public${address}, which some viewers refuse: ${error.message} ` +
      `(${error.pointer ?? 'the file'}${more}); save it again`
    return [{ file: file.path, field: 'model', value: model, advice }]
  }
  const faults = await Promise.all([model, model.replace(/[^/]+$/, 'room.glb')].map(faultOf))
  return faults.flat()
}
