import { companies, countries } from '../../content/countries.ts'
import { useVisibleCountries } from '../../domain/country/ByCountry.tsx'
import { countrySelected } from '../../domain/country/countrySlice.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { MenuButton } from './menus/menuStyles.ts'

/** `onSelected` is called before the selection, so that a menu can move the focus. */
export const CountryButtons = ({ onSelected }: { onSelected?: () => void }) => {
  const dispatch = useAppDispatch()
  const [selected, ...others] = useVisibleCountries()
  return countries.map((country) => (
    <MenuButton
      key={country}
      type="button"
      aria-pressed={country === selected && others.length === 0}
      onClick={() => {
        onSelected?.()
        dispatch(countrySelected(country))
      }}
    >
      <img src={companies[country].flag} alt="" width={24} height={16} />
      {country}
    </MenuButton>
  ))
}
