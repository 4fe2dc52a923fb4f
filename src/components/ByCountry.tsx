import { createContext, Fragment, useContext, useLayoutEffect, type ReactNode } from 'react'
import { countries, defaultCountry, type Country } from '../content/companies.ts'
import { useHydrated } from './useHydrated.ts'

const CountryContext = createContext<Country>(defaultCountry)

/** Gives the selected country to everything below, and to the style that shows one country's texts. */
export const CountryProvider = ({ country, children }: { country: Country; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.country = country
  }, [country])
  return <CountryContext value={country}>{children}</CountryContext>
}

const alone: Record<Country, readonly Country[]> = { Cambodia: ['Cambodia'], Singapore: ['Singapore'] }

/**
 * The countries to render for: both until the page is hydrated, since the HTML is the same for every visitor and a
 * style shows one of them from the first frame, then the selected one alone.
 */
export const useShownCountries = (): readonly Country[] => {
  const selected = useContext(CountryContext)
  return useHydrated() ? alone[selected] : countries
}

/** Attributes by which the style shows an element to one country. */
export const onlyFor = (country: Country) => ({ 'data-only': country })

/**
 * Decides whether something is shown: attributes to spread on it, or null when none of the shown countries passes.
 */
export const useAudience = () => {
  const shown = useShownCountries()
  return (isFor: (country: Country) => boolean): { 'data-only'?: Country } | null => {
    const [first, ...others] = shown.filter(isFor)
    if (!first) return null
    return others.length + 1 === shown.length ? {} : onlyFor(first)
  }
}

interface Props {
  /** Renders for one country; spread `only` on the outermost element. */
  children: (country: Country, only: ReturnType<typeof onlyFor>) => ReactNode
}

export const ByCountry = ({ children }: Props) =>
  useShownCountries().map((country) => (
    <Fragment key={country}>{children(country, onlyFor(country))}</Fragment>
  ))
