import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import offices from '../../content/data/offices.json'
import { site } from '../../content/site.ts'
import about from '../../content/texts/about.json'
import actions from '../../content/texts/actions.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill, listText } from '../../lib/text.ts'
import { NumberedList, NumberedRow } from '../../ui/NumberedList.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const { title, paragraphs } = about.story

const cities = listText(offices.hubs.map(({ city }) => city))
const range = fill(about.range, { cities })

const Story = () => (
  <Section title={title}>
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
      <Box sx={{ alignSelf: 'start', borderTop: (theme) => theme.edge.brass, pt: 2 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {about.founded}
        </Typography>
        <Typography
          component="p"
          sx={{
            typography: 'h1',
            // The digit 1 has empty space on its left.
            marginInlineStart: '-0.08em',
            color: 'primary.main',
          }}
        >
          {site.founded}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '32ch', color: 'text.secondary' }}>{range}</Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '66ch' }}>
        {paragraphs.map((paragraph, index) => (
          <Typography
            key={paragraph}
            variant={index === 0 ? 'subtitle1' : 'body1'}
            component="p"
            sx={{ color: index === 0 ? 'text.primary' : 'text.secondary' }}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  </Section>
)

/** The lines between the cells are the background, seen through the gaps. */
const grid = {
  display: 'grid',
  gap: '1px',
  p: '1px',
  bgcolor: 'divider',
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
}

const Values = () => (
  <Section title={about.valuesTitle}>
    <Box component="ul" sx={grid}>
      {about.values.map(({ title, text }) => (
        <Box component="li" key={title} sx={{ p: 3, pb: 4, bgcolor: 'background.default' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
)

const { steps, ...heading } = about.commitment

const Commitment = () => (
  <Section {...heading}>
    <NumberedList sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, columnGap: 5 }}>
      {steps.map(({ title, text }) => (
        <NumberedRow key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography>{text}</Typography>
        </NumberedRow>
      ))}
    </NumberedList>
  </Section>
)

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { md: '1fr 1fr' },
}

const Purpose = () => (
  <Box sx={{ py: { xs: 5, md: 7 }, bgcolor: 'site.wash' }}>
    <Container sx={columns}>
      {[about.mission, about.vision].map(({ title, text }) => (
        <Box key={title} component="section" sx={{ borderTop: (theme) => theme.edge.brass, pt: 3 }}>
          <Typography variant="overline" component="h2" sx={{ color: 'site.brassInk' }}>
            {title}
          </Typography>
          <Typography
            component="p"
            sx={{ typography: 'h2', fontSize: (theme) => theme.fontSize.statement, mt: 2, maxWidth: '32ch' }}
          >
            {text}
          </Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <Button component={Link} to={paths.quote}>
          {actions.quote}
        </Button>
        <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
      </Box>
    </Container>
  </Box>
)

export const About = () => (
  <>
    <PageHero {...about.hero} />
    <Story />
    <Values />
    <Commitment />
    <Purpose />
  </>
)
