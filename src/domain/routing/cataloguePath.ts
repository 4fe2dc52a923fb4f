import { all, type CataloguePlace, findCategory, findSubcategory } from '../../content/categories.ts'
import { figureFilters, type FilterId, filtersOf } from '../products/figures/figureFilters.ts'
import { parseRoom, type Room, roomText } from '../products/room.ts'
import { paths } from './paths.ts'

/** By figure: the ids that are chosen, or the amount. */
export type FigureFilters = Readonly<Partial<Record<FilterId, readonly string[] | number>>>

export interface CatalogueArrangement {
  figures: FigureFilters
  room: Room
  /** The id of a figure, with `-` before it for highest first; empty for the catalogue's own order. */
  order: string
  view: 'cards' | 'table'
}

export interface SearchedPlace extends CataloguePlace {
  search: string
}

export interface CatalogueSelection extends SearchedPlace, CatalogueArrangement {}

/** The choice that `/products` stands for. */
export const plainSelection: CatalogueSelection = {
  category: all,
  subcategory: all,
  search: '',
  figures: {},
  room: {},
  order: '',
  view: 'cards',
}

/** In characters, because servers refuse very long addresses. */
export const maxSearchLength = 200

const nameOf = (id: FilterId): string => (figureFilters[id] === 'most' ? `${id}-max` : id)

const readFilter = (id: FilterId, text: string): readonly string[] | number | undefined => {
  if (figureFilters[id] !== 'choices') return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
  return [...new Set(text.split(','))].filter((selection) => /^\w{1,12}$/.test(selection)).slice(0, 20)
}

/** The filters of these ids, in this order. A filter without amount or choice is left out. */
export const pickFigures = (figures: FigureFilters, ids: readonly FilterId[]): FigureFilters =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const value = figures[id]
      const isEmpty = value === undefined || (typeof value === 'object' && value.length === 0)
      return isEmpty ? [] : [[id, value]]
    }),
  )

/** Reads a catalogue query; ignores unknown parameters and figures other than `ids`. */
const parseQuery = (query: string, ids: readonly FilterId[]) => {
  const parameters = new URLSearchParams(query)
  const filters = ids.map((id) => [id, readFilter(id, parameters.get(nameOf(id)) ?? '')] as const)
  const order = parameters.get('sort') ?? ''
  return {
    search: (parameters.get('q') ?? '').slice(0, maxSearchLength),
    figures: pickFigures(Object.fromEntries(filters), ids),
    room: parseRoom(parameters.get('fits') ?? ''),
    order: /^-?[A-Za-z]{1,20}$/.test(order) ? order : '',
    view: parameters.get('view') === 'table' ? ('table' as const) : ('cards' as const),
  }
}

/** `?q=uv&detection=uv,mg&speed=1000&weight-max=20&fits=600x500x1400&sort=-speed&view=table` */
const toQuery = ({ search, figures, room, order, view }: CatalogueArrangement & { search: string }) => {
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

/** `007` is product 7 (specification 2, specification 10.4). */
export const parseProductPath = (pathname: string): number | undefined => {
  const [products, param = ''] = segmentsOf(pathname)
  return products === 'products' && /^\d+$/.test(param) ? Number(param) : undefined
}

/** Undefined when the address is not one of the catalogue. */
export const parseCataloguePath = (pathname: string, query: string): CatalogueSelection | undefined => {
  const [products, param = all, subcategory = all, ...rest] = segmentsOf(pathname)
  if (products !== 'products' || rest.length > 0) return undefined
  const found = findCategory(param)
  const part = findSubcategory(found, subcategory)
  const place: CataloguePlace = { category: found?.id ?? all, subcategory: part?.id ?? all }
  if (place.category !== param || place.subcategory !== subcategory) return undefined
  return { ...place, ...parseQuery(query, filtersOf(place)) }
}

/** The address of the list with this choice (specification 2.1). */
export const toCataloguePath = (selection: CatalogueSelection): string =>
  paths.catalogue(selection.category, selection.subcategory) + toQuery(selection)

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '')
