import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../content/texts/quote.json'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'

const Step = styled(NumberedItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5em 1fr',
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { gridColumn: 2, marginBlockStart: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
}))

export const NextSteps = () => (
  <section>
    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
      {texts.next.title}
    </Typography>
    <NumberedList>
      {texts.next.steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Step>
      ))}
    </NumberedList>
  </section>
)
