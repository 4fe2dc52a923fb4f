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

/** A phone has the picture below the buttons; a tablet the name across both columns. */
const Opening = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2.5),
  paddingBlock: theme.spacing(2, 1),
  [theme.breakpoints.down('md')]: { '& > [data-area=profile]': { fontSize: theme.fontSize.base } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(4, 0),
    '& > [data-area=name]': { gridColumn: '1 / -1' },
    '& > figure': { gridArea: '2 / 2 / 5 / 3', alignSelf: 'center' },
  },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(3.5, 6),
    '& > [data-area=name]': { gridColumn: 'auto' },
    '& > figure': { gridArea: '1 / 2 / 5 / 3' },
  },
}))

/** Badge, company and slogan. On a phone each of the first two is one line, so that the slogan opens the page. */
const Name = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.overline,
    color: theme.vars.palette.site.brassInk,
    textWrap: 'balance',
    [theme.breakpoints.down('sm')]: {
      fontSize: theme.fontSize.caption,
      letterSpacing: 'normal',
      textTransform: 'none',
    },
  },
  '& h1': {
    ...theme.typography.h4,
    color: theme.vars.palette.text.secondary,
    marginBlockStart: theme.spacing(0.5),
    [theme.breakpoints.down('sm')]: { fontSize: theme.fontSize.caption },
    [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(1.5) },
  },
  '& h1 > span': { color: theme.vars.palette.primary.main },
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
        <Name data-area="name">
          <p>{home.badge}</p>
          <ByCountry>
            {({ companyFullName, slogan }, audience) => (
              <div {...audience}>
                <h1>
                  {home.profile.title} <span>{companyFullName}</span>
                </h1>
                <Typography variant="h1" component="p" sx={{ mt: { xs: 1.5, md: 2 } }}>
                  {slogan}
                </Typography>
              </div>
            )}
          </ByCountry>
        </Name>
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
        <HeroPicture />
        <Finder data-area="finder">
          <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
          <Typography variant="body2">{home.finder}</Typography>
        </Finder>
      </Opening>
    </Box>
  )
}
