import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { SerialItem, SerialList } from '../../components/Serials.tsx'
import texts from '../../content/quote.json'

const Step = styled(SerialItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { gridColumn: 2, marginBlockStart: 4, color: theme.vars.palette.text.secondary },
}))

/** What the visitor can expect once the request is sent. */
export const NextSteps = () => (
  <section>
    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
      {texts.next.title}
    </Typography>
    <SerialList>
      {texts.next.steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Step>
      ))}
    </SerialList>
  </section>
)
