import regularFont from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'
import semiboldFont from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url'
import { briefs } from 'virtual:product-briefs'
import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/machines/product.ts'
import { fetchFile } from '../../ui/browser/fetchInTime.ts'
import { loadPictures } from './documentPictures.ts'
import type { DocumentMachine, ListFacts } from './listFacts.ts'
import { listTable } from './listTable.ts'
import type { DocumentColours } from './pdf/page.ts'

export type DocumentKind = 'pdf' | 'xlsx'

interface DocumentRequest extends Omit<ListFacts, 'machines' | 'time'> {
  kind: DocumentKind
  machines: readonly ListedMachine[]
  /** In ms since 1970; null means now. */
  time: number | null
  colours: DocumentColours
}

/** A machine of an earlier request may have left the catalogue: as `machineLine` names it. */
const unknown: ProductBrief = { name: 'product', picture: '', alt: '', figures: [] }

const withBrief = (machine: ListedMachine): DocumentMachine => ({
  ...machine,
  ...(briefs[machine.id] ?? unknown),
})

const loadBytes = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetchFile(address)).arrayBuffer())

const makePdf = async (facts: ListFacts, colours: DocumentColours): Promise<Blob> => {
  const [{ typesetList }, regular, semibold, mark, pictures] = await Promise.all([
    import('./pdf/typesetList.ts'),
    loadBytes(regularFont),
    loadBytes(semiboldFont),
    fetchFile('/favicon.svg').then((response) => response.text()),
    loadPictures(facts.machines),
  ])
  return typesetList(facts, { fonts: { regular, semibold }, colours, mark, pictures })
}

/** Makes a list's document in the browser. Rejects when a script, a font or the mark does not load. */
export const makeDocument = async ({ kind, colours, ...request }: DocumentRequest): Promise<Blob> => {
  const time = request.time ?? Date.now()
  const facts = { ...request, time, machines: request.machines.map(withBrief) }
  if (kind === 'pdf') return makePdf(facts, colours)
  const { toSpreadsheet } = await import('../../lib/spreadsheet.ts')
  return toSpreadsheet(listTable(facts))
}
