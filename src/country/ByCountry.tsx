import { createContext, Fragment, type ReactNode, useContext, useLayoutEffect } from 'react'
import { useHydrated } from '../browser/useHydrated.tsx'
import { countries, type Country, defaultCountry } from '../content/countries.ts'
import { audienceAttributes, onlyFor } from './audience.ts'

const CountryContext = createContext<Country>(defaultCountry)

export const CountryProvider = ({ country, children }: { country: Country; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.country = country
  }, [country])
  return <CountryContext value={country}>{children}</CountryContext>
}

/** The countries whose content is rendered: all until hydration, as in the HTML, then the selected one. */
export const useVisibleCountries = (): readonly Country[] => {
  const selected = useContext(CountryContext)
  return useHydrated() ? [selected] : countries
}

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
