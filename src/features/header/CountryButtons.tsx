import { companies, countries, type Country } from '../../content/countries.ts'
import { useShownCountries } from '../../country/ByCountry.tsx'
import { MenuButton } from './MenuItem.tsx'

interface Props {
  onSelected: (country: Country) => void
}

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
