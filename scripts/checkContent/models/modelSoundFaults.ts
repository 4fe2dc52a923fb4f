import { type Resource, validateBytes } from 'gltf-validator'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

/** The 3D view takes only WebP inside the model's file, because the site's policy blocks the other ways. */
const isDecoded = ({ pointer, mimeType, storage }: Resource): boolean =>
  !pointer.startsWith('/images/') || (mimeType === 'image/webp' && storage === 'buffer-view')

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
  const fault = (advice: string): Fault[] => [{ file: file.path, field: 'model', value: model, advice }]
  const faultOf = async (address: string): Promise<Fault[]> => {
    const glb = read(address)
    if (!glb) return []
    const { issues, info } = await validateBytes(new Uint8Array(glb), { format: 'glb', maxIssues: 0 })
    const [error, ...others] = issues.messages.filter(({ severity }) => severity === 0)
    if (!error)
      return address !== model || (info?.resources ?? []).every(isDecoded)
        ? []
        : fault('has a texture that is no WebP picture inside the file; save the model with WebP textures')
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    return fault(
      `has public${address}, which some viewers refuse: ${error.message} ` +
        `(${error.pointer ?? 'the file'}${more}); save it again`,
    )
  }
  const faults = await Promise.all([model, model.replace(/[^/]+$/, 'room.glb')].map(faultOf))
  return faults.flat()
}
