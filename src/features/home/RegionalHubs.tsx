import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import offices from '../../content/data/offices.json'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { PictureWithFallback } from '../../ui/pictures/PictureWithFallback.tsx'
import { Section } from '../../ui/Section.tsx'
import { frameStyle } from '../../ui/styles/card.ts'
import { ArrowLink } from '../../ui/TextLinks.ts'

const Hub = styled('li')(({ theme }) => ({
  overflow: 'hidden',
  ...frameStyle(theme),
  '& img': { display: 'block', width: '100%', aspectRatio: '5 / 2', objectFit: 'cover' },
  '& > [data-text]': {
    padding: theme.spacing(2.5, 3, 2),
    borderStyle: 'solid',
    borderWidth: '3px 0 0',
  },
  [theme.breakpoints.up('md')]: {
    '&:last-child': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr' },
    // As high as the text beside it, with the coloured edge between them.
    '&:last-child > [data-picture]': { position: 'relative', minHeight: 252 },
    '&:last-child img': { position: 'absolute', height: '100%' },
    '&:last-child > [data-text]': { borderWidth: '0 0 0 3px' },
  },
}))

const sizes = '(min-width: 1440px) 684px, (min-width: 768px) 50vw, 92vw'

const fallback = <img src="/regional/fallback.jpg" alt="" width={1600} height={900} />

/** The last office spans both columns, and the pictures have no context menu (specification 2, Home). */
export const RegionalHubs = () => (
  <Section {...home.hubs}>
    <Box component="ul" sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {offices.hubs.map(({ city, image, description, accentColor }) => {
        const anchor = city.toLowerCase().replaceAll(' ', '-')
        return (
          <Hub key={city} id={anchor}>
            <Box data-picture onContextMenu={(event) => event.preventDefault()}>
              <PictureWithFallback src={image} alt="" sizes={sizes} fallback={fallback} />
            </Box>
            <Box data-text sx={{ borderColor: `site.${accentColor}` }}>
              <Typography variant="h3">{city}</Typography>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '68ch' }}>
                {description}
              </Typography>
              <ArrowLink to={`#${anchor}`} aria-label={fill(home.hub.exploreOf, { city })} sx={{ mt: 1 }}>
                {home.hub.explore}
              </ArrowLink>
            </Box>
          </Hub>
        )
      })}
    </Box>
    <Box sx={{ mt: 3 }}>
      <ArrowLink to={paths.contact}>{home.hub.contact}</ArrowLink>
    </Box>
  </Section>
)
