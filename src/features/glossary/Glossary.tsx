import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import glossary from '../../content/data/glossary.json'
import type { GlossaryTerm } from '../../content/schema/glossary.ts'
import texts from '../../content/texts/glossary.json'
import { paths } from '../../domain/routing/paths.ts'
import { tallLinkStyle } from '../../ui/TextLinks.ts'

/** The terms are English, so localeCompare is not needed, whose first call takes 18 ms in Chromium. */
const byName = (a: GlossaryTerm, b: GlossaryTerm): number =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1

const letterOf = ({ name }: GlossaryTerm): string => name.charAt(0).toUpperCase()

/** They stay in view; a phone has one line, which scrolls sideways. */
const Letters = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.raised,
  backgroundColor: theme.vars.palette.background.default,
  '#header[data-hidden="false"] ~ main &': {
    insetBlockStart: theme.layout.headerBar,
    [theme.breakpoints.up('md')]: { insetBlockStart: theme.layout.headerBar + theme.layout.contactStrip },
  },
  '& ul': {
    display: 'flex',
    overflowX: 'auto',
    marginInline: theme.spacing(-1.5),
    paddingBlock: theme.spacing(0.5),
  },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: theme.layout.control,
    height: theme.layout.control,
    borderRadius: theme.radius.corner,
    color: theme.vars.palette.primary.main,
    fontWeight: theme.fontWeight.semibold,
    '&:hover': { backgroundColor: theme.vars.palette.site.wash },
  },
}))

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 4),
  paddingBlock: theme.spacing(3),
  '&, & dl > div, & a': { scrollMarginBlockStart: theme.layout.control },
  '& + &': { borderBlockStart: theme.edge.hairline },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 11fr' },
  '& h2': { color: theme.vars.palette.site.brassInk },
  '& dl': {
    maxWidth: '68ch',
    [theme.breakpoints.up('lg')]: { maxWidth: 'none', columns: 2, columnGap: theme.spacing(6) },
    '@media print': { columns: 1 },
  },
  '& dl > div': {
    padding: theme.spacing(1),
    marginInline: theme.spacing(-1),
    borderRadius: theme.radius.corner,
    breakInside: 'avoid',
    '& + div': { marginBlockStart: theme.spacing(1.5) },
  },
  '& [data-arrived]': { backgroundColor: theme.vars.palette.site.wash },
  '& dt': theme.typography.h4,
  '& dd p + p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
  },
  '& dd a': { ...tallLinkStyle(theme), minHeight: 32, textUnderlineOffset: '0.2em' },
}))

const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`

const nameOf = (id: string): string => glossary.terms.find((term) => term.id === id)?.name ?? id

const Definition = ({ term: { id, name, text, see } }: { term: GlossaryTerm }) => (
  <div id={id}>
    <dt>{name}</dt>
    <dd>
      <p>{text}</p>
      {see.length > 0 && (
        <p className="no-print">
          <span>{texts.see}</span>
          {see.map((other) => (
            <Link key={other} to={paths.term(other)}>
              {nameOf(other)}
            </Link>
          ))}
        </p>
      )}
    </dd>
  </div>
)

export const Glossary = () => {
  const terms = [...glossary.terms].sort(byName)
  const letters = [...new Set(terms.map(letterOf))]
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Letters aria-label={texts.letters} className="no-print">
        <ul>
          {letters.map((letter) => (
            <li key={letter}>
              <Link to={paths.term(letterId(letter))}>{letter}</Link>
            </li>
          ))}
        </ul>
      </Letters>
      {letters.map((letter) => (
        <Section key={letter} id={letterId(letter)}>
          <Typography variant="h2">{letter}</Typography>
          <dl>
            {terms.map((term) => letterOf(term) === letter && <Definition key={term.id} term={term} />)}
          </dl>
        </Section>
      ))}
    </Container>
  )
}
