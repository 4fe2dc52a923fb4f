import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'
import actions from '../../content/texts/actions.json'
import { paths } from '../../domain/routing/paths.ts'
import { NumberedList, NumberedRow } from '../../ui/NumberedList.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const { steps, ...heading } = about.commitment

export const Commitment = () => (
  <Section {...heading}>
    <NumberedList sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, columnGap: 5 }}>
      {steps.map(({ title, text }) => (
        <NumberedRow key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography>{text}</Typography>
        </NumberedRow>
      ))}
    </NumberedList>
    <Box sx={{ mt: 2 }}>
      <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
    </Box>
  </Section>
)
