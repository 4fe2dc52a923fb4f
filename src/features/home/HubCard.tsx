import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icons.tsx'
import { SafePicture } from '../../components/SafePicture.tsx'
import { accentColors, type Office } from '../../content/office.ts'

/** Shown when an office's picture does not arrive (spec section 8). */
const fallback = '/regional/fallback.jpg'

const Card = styled('li')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', height: 'auto' },
  [theme.breakpoints.up('md')]: { '&:last-child img': { aspectRatio: '24 / 9' } },
}))

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 2),
  borderBlockStart: '3px solid',
  ...Object.fromEntries(
    accentColors.map((name) => [`&[data-accent=${name}]`, { borderColor: theme.vars.palette.site[name] }]),
  ),
}))

const Explore = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  fontSize: '0.9375rem',
}))

interface Props {
  office: Office
  /** The `sizes` of its picture, by the columns that it spans. */
  sizes: string
}

/** An office of the region; its picture cannot be saved by right-click (spec section 2, Home). */
export const HubCard = ({ office, sizes }: Props) => {
  const anchor = office.city.toLowerCase().replaceAll(' ', '-')
  return (
    <Card id={anchor}>
      <div onContextMenu={(event) => event.preventDefault()}>
        <SafePicture
          src={office.image}
          alt=""
          sizes={sizes}
          fallback={<img src={fallback} alt="" width={1600} height={900} />}
        />
      </div>
      <Body data-accent={office.accentColor}>
        <Typography variant="h3">{office.city}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '68ch' }}>
          {office.description}
        </Typography>
        <Explore to={`#${anchor}`} aria-label={`Explore ${office.city}`}>
          Explore
          <Icon name="arrowRight" />
        </Explore>
      </Body>
    </Card>
  )
}
