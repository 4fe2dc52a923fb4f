import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { frameStyle } from '../../ui/styles/card.ts'
import { ArrowLink } from '../../ui/TextLinks.ts'

const { cards, ...heading } = home.technology

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  '& > li': { ...frameStyle(theme), overflow: 'hidden' },
  '& > li > div': { padding: theme.spacing(2.5, 3, 3) },
  '& img': { aspectRatio: '5 / 2', objectFit: 'cover' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3), '& img': { aspectRatio: '16 / 9' } },
  [theme.breakpoints.down('sm')]: {
    '& > li': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' },
    '& > li > div': { padding: theme.spacing(2) },
    '& img': { height: '100%' },
  },
}))

const sizes = '(min-width: 1080px) 420px, (min-width: 720px) 33vw, 92vw'

export const Technology = () => (
  <Section id="technology" ground="wash" {...heading}>
    <Grid>
      {cards.map(({ picture, title, text }) => (
        <li key={title}>
          <Picture {...picture} sizes={sizes} />
          <div>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </li>
      ))}
    </Grid>
    <Box sx={{ mt: 3 }}>
      <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
    </Box>
  </Section>
)
