import { companies, countries } from '../../content/countries.ts'
import { countrySelected, selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { MenuButton } from './menus/menuStyles.ts'

export const CountryButtons = () => {
  const dispatch = useAppDispatch()
  const hydrated = useHydrated()
  const selected = useAppSelector(selectCountry)
  return countries.map((country) => (
    <MenuButton
      key={country}
      type="button"
      aria-pressed={hydrated && country === selected}
      onClick={() => dispatch(countrySelected(country))}
    >
      <img src={companies[country].flag} alt="" width={24} height={16} />
      <span>{country}</span>
    </MenuButton>
  ))
}
