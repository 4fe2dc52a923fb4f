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
  type FigureFilters,
  plainSelection,
  toCataloguePath,
} from '../../../domain/routing/cataloguePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { separatedNumber } from '../../../lib/digits.ts'
import { counted, fill, numberText } from '../../../lib/text.ts'
import type { Arrangement } from '../filters/arrange.ts'
import type { Facet } from '../filters/facets.ts'
import { valueWords } from '../filters/filterWords.ts'
import { correctedBy, namesIn, spellingsOf } from './names.ts'

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

/** The values of a filter that are searched: choices by their names, an amount with its unit. */
const valuesIn = (search: string, facet: Facet): (string | number)[] => {
  const isNamed = namesIn(search)
  // A word after a number is its unit: `40000 notes` asks for no payment by notes.
  const isChosen = namesIn(search.replace(/\d\s+\p{L}{4,}/gu, ''))
  const choices = facet.values.filter((value) => typeof value === 'string' && isChosen(namesOf(facet, value)))
  if (choices.length > 0 || facet.unit === undefined) return choices
  const amounts = search.match(/\d[\d,.]*\d|\d/g) ?? []
  return amounts
    .filter((amount) => isNamed([`${amount} ${facet.unit}`]))
    .map((amount) => Number(amount.replaceAll(',', '')))
}

/** Each searched value of a list's filters, and all together where each filter has one. */
const valueChoices = (place: CataloguePlace, { selection, country, arrangementOf }: Searched) => {
  const values = arrangementOf(choose(place), country).filters.map((facet) =>
    valuesIn(selection.search, facet).map((value) => ({
      words: valueWords(facet, value),
      figures: { [facet.id]: typeof value === 'number' ? value : [value] },
    })),
  )
  const each = values.flat().map((value) => ({ ...value, parts: 1 }))
  const canMeetAll = values.every(({ length }) => length < 2)
  const words = [...new Set(each.map((value) => value.words))]
  if (!canMeetAll || each.length < 2 || words.length < each.length) return each
  const figures = Object.assign({}, ...each.map((value) => value.figures)) as FigureFilters
  return [...each, { words: words.join(', '), figures, parts: words.length }]
}

/**
 * What is searched is a value of a filter, as a currency by its code or name is, in the lists that have it; or
 * values of several filters, in the lists where a product has most of them.
 */
const byValue = (named: readonly CataloguePlace[], searched: Searched): Suggestion[] => {
  const { selection } = searched
  const here = selection.category === all ? smallest : []
  const lists = named.length > 0 ? named : [selection, everywhere, ...here]
  const links = lists.flatMap((place) =>
    valueChoices(place, searched).flatMap(({ words, figures, parts }) =>
      linkTo(choose(place, { figures }), searched).map((link) => ({ ...link, words, parts })),
    ),
  )
  const most = Math.max(...links.map(({ parts }) => parts))
  const found = [...new Set(links.filter(({ parts }) => parts === most).map(({ words }) => words))]
  return found.map((words) => {
    const own = links.filter(
      (link, index) => link.words === words && links.findIndex(({ to }) => to === link.to) === index,
    )
    // Several currencies of one name have one link each.
    return { lead: fill(texts.choice, { choice: words }), links: found.length > 1 ? own.slice(0, 1) : own }
  })
}

/** What another office supplies of what is named, or else of what the search finds only there. */
const fromElsewhere = (
  named: readonly CataloguePlace[],
  { selection: { search }, country, arrangementOf }: Searched,
): Suggestion[] => {
  const foundIn = (each: Country) =>
    [search, ...spellingsOf(search)].flatMap(
      (spelling) => arrangementOf(choose(everywhere, { search: spelling }), each).found,
    )
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

/** The same search in all categories, or else in another spelling; `meant` has its words as names spell them. */
const bySearch = (found: number, searched: Searched, meant: string): Suggestion[] => {
  const { search } = searched.selection
  const [best] = [...spellingsOf(search), ...(meant === search ? [] : [meant])]
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

/** The finder takes no more than the greatest. */
const [leastDaily, greatestDaily] = [1000, 9_999_999]

/** A search for an amount of notes or coins: the finder with it. */
const byAmount = ({ selection: { search } }: Searched): Suggestion[] => {
  const [, typed = '', things] = /^(.*\p{Nd})\s*(notes|coins)?$/iu.exec(search.trim()) ?? []
  const amount = separatedNumber(typed)
  if (!(amount >= leastDaily && amount <= greatestDaily)) return []
  const handle = things?.toLowerCase() === 'coins' ? 'coins' : 'notes'
  const text = fill(texts.amount[handle], { amount: numberText(amount) })
  return [
    { lead: texts.amount.lead, links: [{ text, to: `${paths.find}?handle=${handle}&daily=${amount}` }] },
  ]
}

/** Of the lists and of the products. */
const namesOfAll = ({ country, arrangementOf }: Searched): string[] => [
  ...places.flatMap(({ id, name }) => [name, ...(alsoCalled[id] ?? [])]),
  ...arrangementOf(choose(everywhere), country).found.map(({ name }) => name),
]

/**
 * For a search that finds little: what a buyer may mean by it, with links that show exactly that. `found` is
 * the number of products that it finds.
 */
export const suggestionsFor = (found: number, searched: Searched): Suggestion[] => {
  const { search } = searched.selection
  const meant = found === 0 ? correctedBy(namesOfAll(searched), search) : search
  const isNamed = namesIn(meant)
  const named = places.filter(({ id, name }) => isNamed([name, ...(alsoCalled[id] ?? [])]))
  const chosen = byValue(named, searched)
  const lists = named.flatMap((place) => linkTo(choose(place), searched))
  const isOfPlace = chosen.length === 0 && lists.length > 0
  return [
    ...chosen,
    ...(isOfPlace ? [{ lead: texts.place, links: lists }] : []),
    ...fromElsewhere(named, searched),
    ...(chosen.length === 0 ? bySearch(found, searched, meant) : []),
    ...(found === 0 ? byAmount(searched) : []),
  ]
}
