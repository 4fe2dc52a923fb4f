import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { HeroPicture } from './HeroPicture.tsx'
import { freeQuoteClicked } from './homeEvents.ts'

/** A phone has the picture, the buttons and the finder above the description; a tablet the name across both columns. */
const Opening = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2.5),
  paddingBlock: theme.spacing(2.5, 1),
  '& > [data-area=profile]': { order: 1 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(4, 0),
    '& > [data-area=name]': { gridColumn: '1 / -1' },
    '& > figure': { gridArea: '2 / 2 / 5 / 3', alignSelf: 'center' },
    '& > :is([data-area=actions], [data-area=finder])': { order: 1 },
  },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(3.5, 6),
    '& > [data-area=name]': { gridColumn: 'auto' },
    '& > figure': { gridArea: '1 / 2 / 5 / 3' },
  },
}))

/** The whole of it leads to the finder, by its one link. */
const Finder = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(0.5, 1),
  borderBlock: theme.edge.hairline,
  '& p': { color: theme.vars.palette.text.secondary },
  '& a::before': { content: '""', position: 'absolute', inset: 0 },
}))

/** Get Free Quote is tracked (specification 2, Home). */
export const Hero = () => {
  const dispatch = useAppDispatch()
  return (
    <Box component="section" aria-label={home.profile.label} sx={{ overflow: 'hidden' }}>
      <Opening>
        <div data-area="name">
          <Typography variant="overline" component="p" sx={{ color: 'site.brassInk', textWrap: 'balance' }}>
            {home.badge}
          </Typography>
          <ByCountry>
            {({ companyFullName, slogan }, audience) => (
              <div {...audience}>
                <Typography variant="h3" component="h1" sx={{ mt: { xs: 1, md: 2 } }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {home.profile.title}
                  </Box>{' '}
                  <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                    {companyFullName}
                  </Box>
                </Typography>
                <Typography variant="h1" component="p" sx={{ mt: { xs: 1, md: 2 } }}>
                  {slogan}
                </Typography>
              </div>
            )}
          </ByCountry>
        </div>
        <HeroPicture />
        <ByCountry>
          {({ description }, audience) => (
            <Typography {...audience} data-area="profile" variant="subtitle1" sx={{ maxWidth: '58ch' }}>
              {description}
            </Typography>
          )}
        </ByCountry>
        <Box data-area="actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 } }}>
          <Button component={Link} to={paths.catalogue()} size="large">
            {home.profile.products}
          </Button>
          <Button
            component={Link}
            to={paths.quote}
            variant="outlined"
            size="large"
            onClick={() => dispatch(freeQuoteClicked())}
          >
            {actions.freeQuote}
          </Button>
        </Box>
        <Finder data-area="finder">
          <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
          <Typography variant="body2">{home.finder}</Typography>
        </Finder>
      </Opening>
    </Box>
  )
}
