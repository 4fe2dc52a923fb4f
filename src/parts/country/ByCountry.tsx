import { Fragment, type ReactElement, useLayoutEffect, useMemo } from 'react'
import { companies, type Company, countries, type Country } from '../../content/countries.ts'
import { audienceAttributes, audienceFor } from '../../domain/country/audience.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'

/** Keeps the attribute of the page by which styles show the selected country's texts. */
export const CountryAttribute = () => {
  const country = useAppSelector(selectCountry)
  useLayoutEffect(() => {
    document.documentElement.dataset.country = country
  }, [country])
  return null
}

/**
 * All countries until hydration, as in the HTML, then only the selected one. The array is always the same,
 * because the catalogue keeps its results by it.
 */
export const useVisibleCountries = (): readonly Country[] => {
  const hydrated = useHydrated()
  const country = useAppSelector(selectCountry)
  return useMemo(() => (hydrated ? [country] : countries), [hydrated, country])
}

/** A function for the attributes of an element that is only for some countries (see `audience.ts`). */
export const useAudience = () => {
  const visible = useVisibleCountries()
  return (isFor: (country: Country) => boolean) => audienceAttributes(visible, isFor)
}

interface Props {
  children: (
    company: Company,
    audience: ReturnType<typeof audienceFor>,
    country: Country,
  ) => ReactElement | false
}

/** Calls `children` for each visible country, with the attributes that show an element to its visitors alone. */
export const ByCountry = ({ children }: Props) =>
  useVisibleCountries().map((country) => (
    <Fragment key={country}>{children(companies[country], audienceFor(country), country)}</Fragment>
  ))
