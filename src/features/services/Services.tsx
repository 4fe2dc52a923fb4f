import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import services from '../../content/texts/services.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { NumberedList, NumberedRow } from '../../ui/NumberedList.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { RoundedPicture } from '../../ui/pictures/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

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
  [theme.breakpoints.up('md')]: { '& img': { aspectRatio: '5 / 2', objectPosition: '50% 42%' } },
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

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  borderBlockStart: theme.edge.hairline,
  '& svg': { marginBlockStart: theme.spacing(0.25), color: theme.vars.palette.site.brass },
}))

const Checklist = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Typography variant="overline" component="h3" sx={{ mb: 1, color: 'text.secondary' }}>
      {title}
    </Typography>
    <ul>
      {points.map((point) => (
        <Item key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </Item>
      ))}
    </ul>
  </div>
)

export const ConsultingService = ({ service }: { service: (typeof services.consulting)[number] }) => (
  <Section id={service.id} title={service.title} lead={service.lead}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 6 },
        gridTemplateColumns: { md: '1fr 1fr', lg: '4fr 3fr 3fr' },
      }}
    >
      <Box sx={{ gridRow: { md: 'span 2', lg: 'auto' }, maxWidth: '62ch', '& > p': { mb: 2 } }}>
        {service.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ color: 'text.secondary' }}>
            {paragraph}
          </Typography>
        ))}
        <ArrowLink to={paths.quote} state={{ asked: service.title }}>
          {fill(services.ask, { service: service.title })}
        </ArrowLink>
      </Box>
      <Checklist title={services.scope} points={service.points} />
      <Checklist title={services.results} points={service.deliverables} />
    </Box>
  </Section>
)
