import { createContext, Fragment, useContext, type ReactNode } from 'react'
import { countries, defaultCountry, type Country } from '../content/companies.ts'
import { useHydrated } from './useHydrated.ts'

/** The selected country, given by the layout. */
export const CountryContext = createContext<Country>(defaultCountry)

/**
 * The countries to render for: both until the page is hydrated, since the HTML is the same for every visitor and a
 * style shows one of them from the first frame, then the selected one alone.
 */
export const useShownCountries = (): readonly Country[] => {
  const selected = useContext(CountryContext)
  return useHydrated() ? [selected] : countries
}

/** Marks an element as one country's, for the style that shows one of them before hydration. */
export const onlyFor = (country: Country) => ({ 'data-only': country })

interface Props {
  /** Renders for one country; spread `only` on the outermost element. */
  children: (country: Country, only: ReturnType<typeof onlyFor>) => ReactNode
}

export const ByCountry = ({ children }: Props) =>
  useShownCountries().map((country) => (
    <Fragment key={country}>{children(country, onlyFor(country))}</Fragment>
  ))
