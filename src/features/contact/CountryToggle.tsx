import { companies, countries, type Country } from '../../content/countries.ts'
import texts from '../../content/texts/contact.json'
import { onlyFor } from '../../country/audience.ts'
import { useShownCountries } from '../../country/ByCountry.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup.ts'

interface Props {
  onSelected: (country: Country) => void
}

/** Before hydration each button exists once for each country that may be selected. */
export const CountryToggle = ({ onSelected }: Props) => {
  const shown = useShownCountries()
  return (
    <ToggleGroup role="group" aria-label={texts.offices} className="no-print needs-scripts">
      {countries.map((country) =>
        shown.map((selected, index) => (
          <button
            key={`${country} ${String(index)}`}
            type="button"
            aria-pressed={country === selected}
            onClick={() => onSelected(country)}
            {...onlyFor(selected)}
          >
            <img src={companies[country].flag} alt="" width={24} height={16} />
            {country}
          </button>
        )),
      )}
    </ToggleGroup>
  )
}
