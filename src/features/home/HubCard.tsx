import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Office } from '../../content/schema/offices.ts'
import { accentColors } from '../../content/site.ts'
import home from '../../content/texts/home.json'
import { fill } from '../../lib/text.ts'
import { Icon } from '../../ui/icons.tsx'
import { PictureWithFallback } from '../../ui/PictureWithFallback.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const fallback = '/regional/fallback.jpg'

const Photo = styled('div')({
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', height: 'auto' },
})

const Hub = styled('li')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  [theme.breakpoints.up('md')]: { '&:last-child img': { aspectRatio: '24 / 9' } },
}))

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 2),
  borderBlockStart: '3px solid',
  ...Object.fromEntries(
    accentColors.map((name) => [`&[data-accent=${name}]`, { borderColor: theme.vars.palette.site[name] }]),
  ),
}))

const ExploreLink = styled(ArrowLink)(({ theme }) => ({ marginTop: theme.spacing(1) }))

interface Props {
  office: Office
  sizes: string
}

/** The picture blocks the context menu (specification 2, Home). */
export const HubCard = ({ office, sizes }: Props) => {
  const anchor = office.city.toLowerCase().replaceAll(' ', '-')
  return (
    <Hub id={anchor}>
      <Photo onContextMenu={(event) => event.preventDefault()}>
        <PictureWithFallback
          src={office.image}
          alt=""
          sizes={sizes}
          fallback={<img src={fallback} alt="" width={1600} height={900} />}
        />
      </Photo>
      <Body data-accent={office.accentColor}>
        <Typography variant="h3">{office.city}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '68ch' }}>
          {office.description}
        </Typography>
        <ExploreLink to={`#${anchor}`} aria-label={fill(home.hub.exploreOf, { city: office.city })}>
          {home.hub.explore}
          <Icon name="arrowRight" />
        </ExploreLink>
      </Body>
    </Hub>
  )
}
