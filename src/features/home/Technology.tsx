import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Section } from '../../components/Section.tsx'
import { SerialItem, SerialList } from '../../components/Serials.tsx'
import home from '../../content/home.json'
import { homeAnchors } from '../../content/navigation.ts'

const Grid = styled(SerialList)(({ theme }) => ({
  display: 'grid',
  gap: 1,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.divider,
  borderRadius: 4,
  overflow: 'hidden',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
}))

const Card = styled(SerialItem)(({ theme }) => ({
  padding: theme.spacing(3, 3, 4),
  backgroundColor: theme.vars.palette.background.paper,
  '& ul': {
    marginTop: theme.spacing(2.5),
    fontSize: '0.9375rem',
    '& li': { paddingBlock: 8, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  },
}))

/** The three fields of technology (spec section 2, Home). */
export const Technology = () => {
  const { title, lead, cards } = home.technology
  return (
    <Section id={homeAnchors.technology} title={title} lead={lead}>
      <Grid>
        {cards.map((card) => (
          <Card key={card.title}>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {card.title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              {card.text}
            </Typography>
            <ul>
              {card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
