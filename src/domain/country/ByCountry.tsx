import { createContext, Fragment, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { countries, type Country, defaultCountry } from '../../content/countries.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { audienceAttributes, onlyFor } from './audience.ts'

const CountriesContext = createContext<readonly Country[]>([defaultCountry])

export const CountryProvider = ({ country, children }: { country: Country; children: ReactNode }) => {
  const hydrated = useHydrated()
  const visible = useMemo(() => (hydrated ? [country] : countries), [hydrated, country])
  useLayoutEffect(() => {
    document.documentElement.dataset.country = country
  }, [country])
  return <CountriesContext value={visible}>{children}</CountriesContext>
}

/** All countries until hydration, as in the HTML, then only the selected one. */
export const useVisibleCountries = (): readonly Country[] => useContext(CountriesContext)

export const useAudience = () => {
  const visible = useVisibleCountries()
  return (isFor: (country: Country) => boolean) => audienceAttributes(visible, isFor)
}

interface Props {
  children: (country: Country, only: ReturnType<typeof onlyFor>) => ReactNode
}

export const ByCountry = ({ children }: Props) =>
  useVisibleCountries().map((country) => (
    <Fragment key={country}>{children(country, onlyFor(country))}</Fragment>
  ))
