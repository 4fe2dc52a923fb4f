import { styled } from '@mui/material/styles'
import { onlyFor, useShownCountries } from '../../components/ByCountry.tsx'
import { forcedColours, forcedSelection } from '../../components/forcedColours.ts'
import { companies, countries, type Country } from '../../content/companies.ts'

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: 4,
  overflow: 'clip',
}))

const Choice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 44,
  paddingInline: 'clamp(10px, 3.5vw, 20px)',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
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

/** Chooses the office to show. Until hydration each button is there once per country, pressed or not. */
export const CountryToggle = ({ onSelected }: Props) => {
  const shown = useShownCountries()
  return (
    <Group role="group" aria-label="Office" className="no-print needs-scripts">
      {countries.map((country) =>
        shown.map((selected, index) => (
          <Choice
            key={`${country} ${String(index)}`}
            type="button"
            aria-pressed={country === selected}
            onClick={() => onSelected(country)}
            {...onlyFor(selected)}
          >
            <img src={companies[country].flag} alt="" width={24} height={16} />
            {country}
          </Choice>
        )),
      )}
    </Group>
  )
}
