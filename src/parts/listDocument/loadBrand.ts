import regularFont from '#font/400.woff?url'
import semiboldFont from '#font/600.woff?url'
import { fetchFile } from '../../ui/browser/fetchInTime.ts'

const loadBytes = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetchFile(address)).arrayBuffer())

/** The fonts and the mark of each document. Rejects when one does not load. */
export const loadBrand = async () => {
  const [regular, semibold, mark] = await Promise.all([
    loadBytes(regularFont),
    loadBytes(semiboldFont),
    fetchFile('/favicon.svg').then((response) => response.text()),
  ])
  return { fonts: { 400: regular, 600: semibold }, mark }
}
