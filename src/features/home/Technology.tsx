import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const { cards, ...heading } = home.technology

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  border: theme.edge.hairline,
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.radius.corner,
  overflow: 'hidden',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
}))

const TechnologyItem = styled('li')(({ theme }) => ({
  padding: theme.spacing(3),
  // The lines are in the gaps, because a row may have an empty cell.
  outline: theme.edge.hairline,
}))

export const Technology = () => (
  <Section id="technology" ground="wash" {...heading}>
    <Grid>
      {cards.map(({ title, text }) => (
        <TechnologyItem key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </TechnologyItem>
      ))}
    </Grid>
    <Box sx={{ mt: 3 }}>
      <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
    </Box>
  </Section>
)
