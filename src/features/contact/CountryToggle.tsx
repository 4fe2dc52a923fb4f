import { companies, countries } from '../../content/countries.ts'
import texts from '../../content/texts/contact.json'
import { onlyFor } from '../../country/audience.ts'
import { useVisibleCountries } from '../../country/ByCountry.tsx'
import { countrySelected } from '../../country/countrySlice.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { ToggleGroup } from '../../ui/ToggleGroup.ts'

/** Before hydration each button exists once for each country that may be selected. */
export const CountryToggle = () => {
  const dispatch = useAppDispatch()
  const visible = useVisibleCountries()
  return (
    <ToggleGroup role="group" aria-label={texts.offices} className="no-print needs-scripts">
      {countries.map((country) =>
        visible.map((selected, index) => (
          <button
            key={`${country} ${String(index)}`}
            type="button"
            aria-pressed={country === selected}
            onClick={() => dispatch(countrySelected(country))}
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
