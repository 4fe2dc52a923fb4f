import { useShownCountries } from '../../components/ByCountry.tsx'
import { companies, countries, type Country } from '../../content/companies.ts'
import { MenuButton } from './MenuItem.tsx'

interface Props {
  onSelected: (country: Country) => void
}

/** Cambodia and Singapore with their flags; the selected one is pressed. */
export const CountryButtons = ({ onSelected }: Props) => {
  const [selected, ...others] = useShownCountries()
  return countries.map((country) => (
    <MenuButton
      key={country}
      type="button"
      aria-pressed={country === selected && others.length === 0}
      onClick={() => onSelected(country)}
    >
      <img src={companies[country].flag} alt="" width={24} height={16} />
      {country}
    </MenuButton>
  ))
}
