import { styled } from '@mui/material/styles'
import { companies, countries, type Country } from '../../content/countries.ts'
import texts from '../../content/texts/contact.json'
import { onlyFor } from '../../country/audience.ts'
import { useShownCountries } from '../../country/ByCountry.tsx'
import { forcedColours, forcedSelection } from '../../ui/forcedColours.ts'

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: theme.radius.corner,
  overflow: 'clip',
}))

const ToggleButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.layout.control,
  paddingInline: 'clamp(10px, 3.5vw, 20px)',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: theme.fontWeight.semibold,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.site.intaglio,
    color: theme.vars.palette.site.white,
  },
  [forcedColours]: { '&[aria-pressed="true"]': forcedSelection },
  '&:focus-visible': { outlineOffset: -4, outlineColor: 'currentcolor' },
}))

interface Props {
  onSelected: (country: Country) => void
}

/** Before hydration each button exists once for each country that may be selected. */
export const CountryToggle = ({ onSelected }: Props) => {
  const shown = useShownCountries()
  return (
    <Group role="group" aria-label={texts.offices} className="no-print needs-scripts">
      {countries.map((country) =>
        shown.map((selected, index) => (
          <ToggleButton
            key={`${country} ${String(index)}`}
            type="button"
            aria-pressed={country === selected}
            onClick={() => onSelected(country)}
            {...onlyFor(selected)}
          >
            <img src={companies[country].flag} alt="" width={24} height={16} />
            {country}
          </ToggleButton>
        )),
      )}
    </Group>
  )
}
