import { createContext, Fragment, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { countries, type Country, defaultCountry } from '../content/countries.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { audienceAttributes, onlyFor } from './audience.ts'

const CountryContext = createContext<Country>(defaultCountry)

export const CountryProvider = ({ country, children }: { country: Country; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.country = country
  }, [country])
  return <CountryContext value={country}>{children}</CountryContext>
}

/** All countries until hydration, since the HTML is the same for every visitor; then the selected one. */
export const useShownCountries = (): readonly Country[] => {
  const selected = useContext(CountryContext)
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? [selected] : countries), [hydrated, selected])
}

export const useAudience = () => {
  const shown = useShownCountries()
  return (isFor: (country: Country) => boolean) => audienceAttributes(shown, isFor)
}

interface Props {
  children: (country: Country, only: ReturnType<typeof onlyFor>) => ReactNode
}

export const ByCountry = ({ children }: Props) =>
  useShownCountries().map((country) => (
    <Fragment key={country}>{children(country, onlyFor(country))}</Fragment>
  ))
