import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import services from '../../content/texts/services.json'
import { NumberedList, NumberedRow } from '../../ui/NumberedList.tsx'
import { RoundedPicture } from '../../ui/pictures/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

const Row = styled(NumberedRow)(({ theme }) => ({
  paddingBlock: theme.spacing(2.5),
  '&:last-of-type': { borderBlockEnd: theme.edge.hairline },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 4fr 7fr',
    columnGap: theme.spacing(4),
    alignItems: 'baseline',
    // The titles' column is never narrower than a word.
    '& h3': { overflowWrap: 'normal' },
    '& > p': { gridColumn: 'auto' },
  },
}))

const WidePicture = styled(RoundedPicture)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '& img': { aspectRatio: '4 / 1', objectPosition: '50% 46%' } },
}))

export const EquipmentServices = () => (
  <>
    <Section title={services.equipmentTitle}>
      <NumberedList>
        {services.equipment.map(({ title, text }) => (
          <Row key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ maxWidth: '62ch' }}>{text}</Typography>
          </Row>
        ))}
      </NumberedList>
    </Section>
    <Container>
      <WidePicture {...services.picture} sizes="(min-width: 1440px) 1392px, 92vw" />
    </Container>
  </>
)
