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

/** The whole of it leads to the finder, by its one link. */
const Finder = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: '58ch',
  marginBlockStart: theme.spacing(2.5),
  padding: theme.spacing(0.5, 2, 1.5),
  backgroundColor: theme.vars.palette.site.wash,
  borderInlineStart: theme.edge.notice,
  '& a': { fontSize: theme.fontSize.h3 },
  '& a::before': { content: '""', position: 'absolute', inset: 0 },
}))

/** Get Free Quote is tracked (specification 2, Home). */
export const Hero = () => {
  const dispatch = useAppDispatch()
  return (
    <Box component="section" aria-label={home.profile.label} sx={{ overflow: 'hidden' }}>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1.05fr 1fr' },
          alignItems: 'center',
          rowGap: 3,
          columnGap: { lg: 6 },
          py: { xs: 2.5, md: 5 },
          // The picture is beside the text and its note.
          '& > div:nth-of-type(2)': { gridArea: { lg: '1 / 2 / 3 / 3' } },
          '& > div:first-of-type': { alignSelf: { lg: 'end' } },
        }}
      >
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
            {home.badge}
          </Typography>
          <ByCountry>
            {({ companyFullName, description, slogan }, audience) => (
              <div {...audience}>
                <Typography variant="h1" sx={{ mt: { xs: 1, md: 2 } }}>
                  <Box component="span" sx={{ typography: 'h3', color: 'text.secondary' }}>
                    {home.profile.title}
                  </Box>{' '}
                  <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                    {companyFullName}
                  </Box>
                </Typography>
                <Typography
                  sx={{ typography: { md: 'subtitle1' }, mt: { xs: 1.5, md: 3 }, maxWidth: '58ch' }}
                >
                  {description}
                </Typography>
                <Typography
                  sx={{
                    display: { xs: 'none', md: 'block' },
                    mt: 2,
                    color: 'text.secondary',
                    fontStyle: 'italic',
                  }}
                >
                  {slogan}
                </Typography>
              </div>
            )}
          </ByCountry>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 }, mt: { xs: 2, md: 4 } }}>
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
          <Finder>
            <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
            <Typography variant="body2">{home.finder}</Typography>
          </Finder>
        </div>
        <HeroPicture />
        <Typography
          variant="body2"
          sx={{ alignSelf: 'start', mt: { xs: 2, lg: 0 }, maxWidth: '58ch', color: 'text.secondary' }}
        >
          {home.accuracy.test}
        </Typography>
      </Container>
    </Box>
  )
}
