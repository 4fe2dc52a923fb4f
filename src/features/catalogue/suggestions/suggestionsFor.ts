import {
  all,
  type CataloguePlace,
  categories,
  type CategoryId,
  isOffered,
  type SubcategoryId,
} from '../../../content/categories.ts'
import { countries, type Country } from '../../../content/countries.ts'
import catalogueTexts from '../../../content/texts/catalogue.json'
import texts from '../../../content/texts/suggestions.json'
import type { FilterId } from '../../../domain/products/figures/figureFilters.ts'
import { choiceName } from '../../../domain/products/figures/figureText.ts'
import {
  type CatalogueSelection,
  plainSelection,
  toCataloguePath,
} from '../../../domain/routing/cataloguePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, fill } from '../../../lib/text.ts'
import type { Arrangement } from '../filters/arrange.ts'
import type { Facet } from '../filters/facets.ts'
import { namesIn, spellingsOf } from './names.ts'

export interface Suggestion {
  lead: string
  links: readonly { text: string; to: string }[]
}

/** The search that found little, where, and what the catalogue shows for any choice. */
export interface Searched {
  selection: CatalogueSelection
  country: Country
  arrangementOf: (selection: CatalogueSelection, country: Country) => Arrangement
}

const everywhere: CataloguePlace = { category: all, subcategory: all }

interface NamedPlace extends CataloguePlace {
  id: CategoryId | SubcategoryId
  name: string
}

const places: readonly NamedPlace[] = categories.flatMap(({ id: category, name, subcategories }) => [
  { category, subcategory: all, id: category, name } as const,
  ...subcategories.map(({ id, name }) => ({ category, subcategory: id, id, name })),
])

/** The lists without a smaller one in them. */
const smallest = places.filter(
  ({ category, subcategory }) =>
    subcategory !== all || places.filter((place) => place.category === category).length === 1,
)

const alsoCalled: Readonly<Record<string, readonly string[]>> = texts.alsoCalled
const choices: Readonly<Partial<Record<FilterId, Record<string, readonly string[]>>>> = texts.choices
const currencies: Readonly<Record<string, readonly string[]>> = texts.currencies

const choose = (place: CataloguePlace, choice: Partial<CatalogueSelection> = {}): CatalogueSelection => ({
  ...plainSelection,
  category: place.category,
  subcategory: place.subcategory,
  ...choice,
})

/** A link to what a choice shows, with the number of it; none where it shows nothing. */
const linkTo = (selection: CatalogueSelection, { country, arrangementOf }: Searched) => {
  const count = arrangementOf(selection, country).found.length
  const place = places.find(
    ({ category, subcategory }) => category === selection.category && subcategory === selection.subcategory,
  )
  const words = place ? texts.places[place.id] : catalogueTexts.found
  return count === 0 ? [] : [{ text: counted(words, count), to: toCataloguePath(selection) }]
}

/** A list of notes that a product counts without recognising them is no answer to a currency. */
const recognised: readonly FilterId[] = ['currency', 'coinCurrency']

const namesOf = ({ id }: Facet, choice: string): readonly string[] => {
  if (currencies[choice]) return recognised.includes(id) ? [choice, ...currencies[choice]] : []
  const name = choiceName(id, choice)
  return [...(name === choice ? [] : [name]), ...(choices[id]?.[choice] ?? [])]
}

/** What is searched is a choice of a filter, as a currency by its code or name is, in the lists that have it. */
const byChoice = (named: readonly CataloguePlace[], searched: Searched): Suggestion[] => {
  const { selection, country, arrangementOf } = searched
  const isNamed = namesIn(selection.search)
  const here = selection.category === all ? smallest : []
  const lists = named.length > 0 ? named : [selection, everywhere, ...here]
  const links = lists.flatMap((place) =>
    arrangementOf(choose(place), country).filters.flatMap((facet) =>
      facet.values.flatMap((value) => {
        if (typeof value === 'number' || !isNamed(namesOf(facet, value))) return []
        const link = linkTo(choose(place, { figures: { [facet.id]: [value] } }), searched)
        return link.map((each) => ({ ...each, choice: choiceName(facet.id, value) }))
      }),
    ),
  )
  const found = [...new Set(links.map(({ choice }) => choice))]
  return found.map((choice) => {
    const own = links.filter(
      (link, index) => link.choice === choice && links.findIndex(({ to }) => to === link.to) === index,
    )
    // Several currencies of one name have one link each.
    return { lead: fill(texts.choice, { choice }), links: found.length > 1 ? own.slice(0, 1) : own }
  })
}

/** What another office supplies of what is named, or else of what the search finds only there. */
const fromElsewhere = (
  named: readonly CataloguePlace[],
  { selection: { search }, country, arrangementOf }: Searched,
): Suggestion[] => {
  const foundIn = (each: Country) => arrangementOf(choose(everywhere, { search }), each).found
  const meant = foundIn(country).length > 0 ? named : [...named, ...countries.flatMap(foundIn)]
  return smallest
    .filter(({ id }) => !isOffered(id, country) && meant.some(({ subcategory }) => subcategory === id))
    .map(({ id }) => {
      const machines = fill(texts.places[id].other, { count: '' })
        .trim()
        .replace(/^./, (letter) => letter.toUpperCase())
      const supplier = countries.find((each) => isOffered(id, each)) ?? country
      return {
        lead: fill(texts.supplied.lead, { machines, country: supplier }),
        links: [
          { text: fill(texts.supplied.contact, { country: supplier }), to: paths.contact },
          { text: texts.supplied.quote, to: paths.quote },
        ],
      }
    })
}

/** The same search in all categories, or else in another spelling. */
const bySearch = (found: number, searched: Searched): Suggestion[] => {
  const { search } = searched.selection
  const [best] = spellingsOf(search)
    .map((spelling) => choose(everywhere, { search: spelling }))
    .map((selection) => ({
      selection,
      count: searched.arrangementOf(selection, searched.country).found.length,
    }))
    .filter(({ count }) => count > found)
    .toSorted(
      (a, b) =>
        Number(b.selection.search === search) - Number(a.selection.search === search) || b.count - a.count,
    )
  if (!best) return []
  const { selection } = best
  const lead =
    selection.search === search ? texts.everywhere : fill(texts.spelling, { search: selection.search })
  return [{ lead, links: linkTo(selection, searched) }]
}

/**
 * For a search that finds little: what a buyer may mean by it, with links that show exactly that. `found` is
 * the number of products that it finds.
 */
export const suggestionsFor = (found: number, searched: Searched): Suggestion[] => {
  const isNamed = namesIn(searched.selection.search)
  const named = places.filter(({ id, name }) => isNamed([name, ...(alsoCalled[id] ?? [])]))
  const chosen = byChoice(named, searched)
  const lists = named.flatMap((place) => linkTo(choose(place), searched))
  const isOfPlace = chosen.length === 0 && lists.length > 0
  return [
    ...chosen,
    ...(isOfPlace ? [{ lead: texts.place, links: lists }] : []),
    ...fromElsewhere(named, searched),
    ...(chosen.length === 0 ? bySearch(found, searched) : []),
  ]
}
