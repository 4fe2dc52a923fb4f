import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { SerialItem, SerialList } from '../../components/Serials.tsx'
import type { LegalDocument } from './legalTexts.ts'

const Sheet = styled(SerialList)({ containerType: 'inline-size' })

/** Number, heading and text side by side where the sheet is wide, one below the other in the modal. */
const Article = styled(SerialItem)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderBlockStart: 0 },
  '@container (min-width: 840px)': {
    display: 'grid',
    gridTemplateColumns: '1fr 4fr 7fr',
    columnGap: theme.spacing(4),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(4),
  },
}))

const Paragraphs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: '66ch',
  marginBlockStart: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '@container (min-width: 840px)': { marginBlockStart: 0 },
}))

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** The parts of a paragraph, every second of them an email address. */
const linkAddresses = (paragraph: string) =>
  paragraph.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={index} href={`mailto:${part}`}>
        {part}
      </Link>
    ),
  )

interface Props {
  text: LegalDocument
  /** The level below the title that stands above. */
  heading: 'h2' | 'h3'
}

/** The numbered sections of a legal text. */
export const LegalText = ({ text, heading }: Props) => (
  <Sheet>
    {text.sections.map((section) => (
      <Article key={section.heading}>
        <Typography variant="h3" component={heading}>
          {section.heading}
        </Typography>
        <Paragraphs>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{linkAddresses(paragraph)}</p>
          ))}
        </Paragraphs>
      </Article>
    ))}
  </Sheet>
)
