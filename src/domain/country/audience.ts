import type { Country } from '../../content/countries.ts'

export const countryStorageKey = 'selectedCountry'

/** `data-only` separates countries by spaces, so a name must not contain any. */
const word = (country: string): string => country.replaceAll(' ', '-')

/** The attribute by which `audienceStyles` hides an element from visitors of other countries. */
export const audienceFor = (...audience: readonly string[]) => ({ 'data-only': audience.map(word).join(' ') })

/** The CSS that hides other countries' texts before hydration; `data-country` may have any stored text. */
export const audienceStyles = (all: readonly string[], fallback: string): string => {
  const chosen = (country: string): string => `[data-country='${country}' i]`
  const others = all.filter((country) => country !== fallback)
  const roots = [
    ...others.map((country) => [country, `:root${chosen(country)}`] as const),
    [fallback, `:root${others.map((country) => `:not(${chosen(country)})`).join('')}`] as const,
  ]
  const hidden = roots.map(([country, root]) => `${root} [data-only]:not([data-only~='${word(country)}'])`)
  return `${hidden.join(',\n')} {\n  display: none !important;\n}\n`
}

/** The attributes of an element for some countries; null when none of these is visible. */
export const audienceAttributes = (
  visible: readonly Country[],
  isFor: (country: Country) => boolean,
): { 'data-only'?: string } | null => {
  const audience = visible.filter(isFor)
  if (audience.length === 0) return null
  return audience.length === visible.length ? {} : audienceFor(...audience)
}
