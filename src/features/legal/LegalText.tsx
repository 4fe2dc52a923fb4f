import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { LegalDocument } from '../../content/schema/legal.ts'
import texts from '../../content/texts/legal.json'
import { mailLink } from '../../lib/links.ts'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'
import { tallLinkStyle, TextLink } from '../../ui/TextLinks.ts'

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

const anchorOf = (place: number): string => `section-${place + 1}`

const List = styled('ol')(({ theme }) => ({
  columns: '280px 4',
  columnGap: theme.spacing(4),
  marginBlockEnd: theme.spacing(4),
  paddingBlock: theme.spacing(1),
  borderBlock: theme.edge.hairline,
  '& a': { ...tallLinkStyle(theme), [theme.breakpoints.up('md')]: { minHeight: 32 } },
}))

/** The headings of a page's text, as links to them. */
export const LegalContents = ({ text }: { text: LegalDocument }) => (
  <nav aria-label={texts.contents} className="no-print">
    <List>
      {text.sections.map(({ heading }, place) => (
        <li key={heading}>
          <Link to={`#${anchorOf(place)}`}>{heading}</Link>
        </li>
      ))}
    </List>
  </nav>
)

interface Props {
  text: LegalDocument
  /** One level below the title: of a page, whose sections have anchors, or of a modal. */
  heading: 'h2' | 'h3'
}

export const LegalText = ({ text, heading }: Props) => (
  <NumberedList sx={{ containerType: 'inline-size' }}>
    {text.sections.map((section, place) => (
      <Article key={section.heading} id={heading === 'h2' ? anchorOf(place) : undefined}>
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
