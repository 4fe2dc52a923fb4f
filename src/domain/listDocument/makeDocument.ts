import regular from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'
import semibold from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url'
import { briefs } from 'virtual:product-briefs'
import type { ListedMachine } from '../contract/quoteList.ts'
import { loadPictures } from './documentPictures.ts'
import { listCsv } from './listCsv.ts'
import type { DocumentMachine, ListFacts } from './listFacts.ts'
import type { DocumentColours } from './page.ts'

export type DocumentKind = 'pdf' | 'csv'

interface DocumentRequest extends Omit<ListFacts, 'machines' | 'time'> {
  kind: DocumentKind
  machines: readonly ListedMachine[]
  /** In ms since 1970; null means now. */
  time: number | null
  colours: DocumentColours
}

const withFigures = ({ id, quantity }: ListedMachine): DocumentMachine[] => {
  const brief = briefs[id]
  if (!brief) return []
  const { name, alt, figures } = brief
  return [{ id, quantity, name, alt, figures }]
}

const load = async (address: string): Promise<Response> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

const loadBytes = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await load(address)).arrayBuffer())

const makePdf = async (facts: ListFacts, colours: DocumentColours): Promise<Blob> => {
  const [{ typesetList }, regularFont, semiboldFont, mark, jpegs] = await Promise.all([
    import('./typesetList.ts'),
    loadBytes(regular),
    loadBytes(semibold),
    load('/favicon.svg').then((response) => response.text()),
    loadPictures(facts.machines.map(({ id }) => id)),
  ])
  const fonts = { regular: regularFont, semibold: semiboldFont }
  return typesetList(facts, { fonts, colours, mark, pictures: jpegs })
}

/** Makes a list's document in the browser. Rejects when a script, a font or the mark does not load. */
export const makeDocument = async ({ kind, colours, ...request }: DocumentRequest): Promise<Blob> => {
  const time = request.time ?? Date.now()
  const facts = { ...request, time, machines: request.machines.flatMap(withFigures) }
  return kind === 'pdf' ? makePdf(facts, colours) : new Blob([listCsv(facts)], { type: 'text/csv' })
}
