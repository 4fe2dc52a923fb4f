import { figureFilters, type FilterId } from '../machines/figures/figureFilters.ts'
import { parseRoom, type Room, roomText } from '../machines/room.ts'

/** By figure: the ids that are chosen, or the amount. */
export type FigureFilters = Readonly<Partial<Record<FilterId, readonly string[] | number>>>

export interface CatalogueArrangement {
  figures: FigureFilters
  /** What the machines have to fit into. */
  room: Room
  /** A figure's id, after `-` with the highest first; empty for the catalogue's own order. */
  order: string
  view: 'cards' | 'table'
}

export const plainArrangement: CatalogueArrangement = { figures: {}, room: {}, order: '', view: 'cards' }

/** In characters: servers refuse very long addresses. */
export const searchLimit = 200

const nameOf = (id: FilterId): string => (figureFilters[id] === 'most' ? `${id}-max` : id)

const readFilter = (id: FilterId, text: string): readonly string[] | number | undefined => {
  if (figureFilters[id] !== 'choices') return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
  const chosen = [...new Set(text.split(','))].filter((choice) => /^\w{1,12}$/.test(choice)).slice(0, 20)
  return chosen.length > 0 ? chosen : undefined
}

export const pickFigures = (figures: FigureFilters, ids: readonly FilterId[]): FigureFilters =>
  Object.fromEntries(ids.flatMap((id) => (figures[id] === undefined ? [] : [[id, figures[id]]])))

/** Reads a catalogue query; ignores unknown parameters and figures other than `ids`. */
export const parseQuery = (query: string, ids: readonly FilterId[]) => {
  const parameters = new URLSearchParams(query)
  const figures = Object.fromEntries(
    ids.flatMap((id) => {
      const value = readFilter(id, parameters.get(nameOf(id)) ?? '')
      return value === undefined ? [] : [[id, value]]
    }),
  ) as FigureFilters
  const order = parameters.get('sort') ?? ''
  return {
    search: (parameters.get('q') ?? '').slice(0, searchLimit),
    figures,
    room: parseRoom(parameters.get('fits') ?? ''),
    order: /^-?[A-Za-z]{1,20}$/.test(order) ? order : '',
    view: parameters.get('view') === 'table' ? ('table' as const) : ('cards' as const),
  }
}

/**
 * `?q=uv&detection=uv,mg&speed=1000&weight-max=20&fits=600x500x1400&sort=-speed&view=table`
 * (docs/architecture.md).
 */
export const toQuery = ({
  search,
  figures,
  room,
  order,
  view,
}: CatalogueArrangement & { search: string }) => {
  const fits = roomText(room)
  const parts = [
    search && new URLSearchParams({ q: search }).toString(),
    ...(Object.keys(figures) as FilterId[]).map((id) => `${nameOf(id)}=${String(figures[id])}`),
    fits && `fits=${fits}`,
    order && `sort=${order}`,
    view === 'cards' ? '' : `view=${view}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
