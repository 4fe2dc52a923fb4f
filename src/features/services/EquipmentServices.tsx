import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Section } from '../../components/Section.tsx'
import { SerialItem, SerialList } from '../../components/Serials.tsx'
import services from '../../content/services.json'

const Row = styled(SerialItem)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 4),
  paddingBlock: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 4fr 7fr', alignItems: 'baseline' },
}))

/** The services round a machine, one row each. */
export const EquipmentServices = () => (
  <Section title="Equipment Services">
    <SerialList>
      {services.equipment.map(({ title, text }) => (
        <Row key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ maxWidth: '62ch', color: 'text.secondary' }}>{text}</Typography>
        </Row>
      ))}
    </SerialList>
  </Section>
)
