import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'
import actions from '../../content/texts/actions.json'
import { paths } from '../../domain/routing/paths.ts'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const { steps, ...heading } = about.commitment

const Step = styled(NumberedItem)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(0, 0, 5, 4),
  borderInlineStart: theme.edge.hairline,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: -6,
    width: 11,
    height: 11,
    borderRadius: theme.radius.round,
    backgroundColor: theme.vars.palette.background.default,
    border: theme.edge.brass,
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(4, 5, 0, 0),
    borderInlineStart: 0,
    borderBlockStart: theme.edge.hairline,
    '&::after': { insetBlockStart: -6, insetInlineStart: 0 },
  },
}))

export const Commitment = () => (
  <Section {...heading}>
    <NumberedList sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h3" sx={{ mt: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '44ch', color: 'text.secondary' }}>{text}</Typography>
        </Step>
      ))}
    </NumberedList>
    <Box sx={{ mt: 4 }}>
      <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
    </Box>
  </Section>
)
