import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { companies, countries, type Country } from '../../content/countries.ts'
import offices from '../../content/data/offices.json'
import ordering from '../../content/data/ordering.json'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/contact.json'
import { audienceFor } from '../../domain/country/audience.ts'
import { countrySelected, selectCountry } from '../../domain/country/countrySlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { ByCountry, useVisibleCountries } from '../../parts/country/ByCountry.tsx'
import { OfficesWithoutScripts } from '../../parts/country/OfficesWithoutScripts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { frameStyle } from '../../ui/styles/card.ts'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { ToggleGroup } from '../../ui/ToggleGroup.ts'
import { OfficeDetails } from './OfficeDetails.tsx'
import { useAskedSubject } from './useAskedSubject.ts'

const columns = {
  display: 'grid',
  gap: 3,
  pt: { xs: 3, md: 5 },
  pb: { xs: 6, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // The office, and a question above it.
  '& > div, & > section:has(+ div)': { gridColumn: '1 / -1' },
}

const Hub = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  ...frameStyle(theme),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}))

const Aside = styled(Hub)(({ theme }) => ({ backgroundColor: theme.vars.palette.site.wash }))

/** A drawing of the city below it, in a wide window beside it, and on a phone none. */
const Office = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(3),
  '& img': { aspectRatio: '3 / 1', objectPosition: '50% 80%', borderRadius: theme.radius.corner },
  [theme.breakpoints.down('md')]: { '& > picture': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    '& > div': { padding: theme.spacing(4, 4, 2), ...frameStyle(theme) },
  },
  [theme.breakpoints.up('lg')]: {
    // The drawing is as wide as the card below it.
    '&:has(> picture)': { gridTemplateColumns: columns.gridTemplateColumns.lg },
    // As high as the office's details.
    '& picture': { contain: 'size' },
    '& img': { height: '100%' },
  },
}))

const Flag = styled('img')(({ theme }) => ({ outline: theme.edge.hairline, outlineOffset: -1 }))

/** A country without a hub has none. */
const CityPicture = ({ country }: { country: Country }) => {
  const image = offices.hubs.find(({ city }) => city === country)?.image
  return image !== undefined && <Picture src={image} alt="" sizes="(min-width: 1080px) 41vw, 92vw" />
}

/** The hub without an office for visitors. */
const hub = offices.hubs.find(({ city }) => !countries.some((country) => country === city))

/**
 * The HTML has the buttons once for each country, and CSS shows those of the selected one. After
 * hydration only these remain.
 */
const CountryToggle = () => {
  const dispatch = useAppDispatch()
  const visible = useVisibleCountries()
  // The key keeps the elements of the country that was selected first, with their focus and early presses.
  const country = useAppSelector(selectCountry)
  const [first] = useState(country)
  return (
    <ToggleGroup role="group" aria-label={texts.offices} className="no-print needs-scripts">
      {countries.map((each) =>
        visible.map((selected) => (
          <button
            key={`${each} ${visible.length === 1 ? first : selected}`}
            type="button"
            aria-pressed={each === selected}
            onClick={() => dispatch(countrySelected(each))}
            {...audienceFor(selected)}
          >
            <Flag src={companies[each].flag} alt="" width={24} height={16} />
            <span>{each}</span>
          </button>
        )),
      )}
    </ToggleGroup>
  )
}

export const ContactPage = () => {
  const product = useAskedSubject()
  const question = product && fill(texts.subject, { product })
  const ask = product ? texts.question : texts.quote
  const aside = (
    <Aside key="aside" className="no-print">
      <Typography variant="h3" component="h2">
        {ask.title}
      </Typography>
      <p>{product ? fill(ask.text, { product }) : ask.text}</p>
      <Button component={Link} to={paths.quote} state={product && { asked: product }}>
        <span>{product ? texts.question.action : actions.quote}</span>
      </Button>
    </Aside>
  )
  return (
    <>
      <PageTitle title={texts.hero.title} lead={texts.hero.lead} />
      <Container sx={columns}>
        {product && aside}
        <div key="office">
          <CountryToggle />
          <OfficesWithoutScripts />
          <ByCountry>
            {(company, audience, country) => (
              <Office {...audience}>
                <div>
                  <OfficeDetails company={company} question={question} />
                </div>
                <CityPicture country={country} />
              </Office>
            )}
          </ByCountry>
        </div>
        {product === undefined && aside}
        <Hub>
          <Typography variant="h3" component="h2">
            {hub?.city}
          </Typography>
          <Typography sx={{ maxWidth: '68ch', color: 'text.secondary' }}>{texts.hub}</Typography>
          <ArrowLink to={`${paths.services}#ordering`}>{ordering.title}</ArrowLink>
        </Hub>
      </Container>
    </>
  )
}
