import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { LegalDocument } from '../../content/schema/legal.ts'
import { mailLink } from '../../lib/links.ts'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'
import { TextLink } from '../../ui/TextLinks.ts'

const Article = styled(NumberedItem)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderBlockStart: theme.edge.hairline,
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
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
  overflowWrap: 'anywhere',
  '@container (min-width: 840px)': { marginBlockStart: 0 },
}))

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** `split` with a group: every second part is an email address. */
const linkAddresses = (paragraph: string) =>
  paragraph.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={index} href={mailLink(part)}>
        {part}
      </TextLink>
    ),
  )

interface Props {
  text: LegalDocument
  /** One level below the title of the page or modal. */
  heading: 'h2' | 'h3'
}

export const LegalText = ({ text, heading }: Props) => (
  <NumberedList sx={{ containerType: 'inline-size' }}>
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
  </NumberedList>
)
