import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Company } from '../../content/countries.ts'
import texts from '../../content/texts/contact.json'
import { mailLink, telephoneLink } from '../../lib/links.ts'

/** Phone and email, in larger letters, above what a visitor needs. */
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 288px), 1fr))',
  columnGap: theme.spacing(3),
  marginBlock: theme.spacing(2, 0),
  fontVariantNumeric: 'tabular-nums',
  '& > div': { paddingBlock: theme.spacing(1.5, 2), borderBlockStart: theme.edge.hairline },
  '& dt': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
  '& address': { fontStyle: 'normal' },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1),
    marginBlock: -6,
    fontSize: theme.fontSize.lead,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
  },
}))

const Day = styled('li')({ display: 'grid', gridTemplateColumns: '5.5em 1fr' })

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface Props {
  company: Company
  /** The subject of an email, and its first line. */
  question?: string | undefined
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3'
}

export const OfficeDetails = ({ company, question, heading = 'h2' }: Props) => (
  <>
    <Typography variant="h3" component={heading}>
      {company.companyFullName}
    </Typography>
    <List>
      <Row name={texts.phone}>
        <a href={telephoneLink(company.phone)}>{company.phone}</a>
      </Row>
      <Row name={texts.email}>
        <a href={mailLink(company.email, question)}>{company.email}</a>
      </Row>
      {(['telegram', 'whatsApp'] as const).map((program) => {
        const chat = company[program]
        return (
          chat !== undefined && (
            <Row key={program} name={texts[program]}>
              <a href={chat} target="_blank" rel="noopener noreferrer">
                {chat.replace('https://', '')}
              </a>
            </Row>
          )
        )
      })}
      <Row name={texts.address}>
        <address>
          {company.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Row>
      <Row name={texts.businessHours}>
        <ul>
          {company.businessHours.map(({ days, hours }) => (
            <Day key={days}>
              <span>{days}</span> <span>{hours}</span>
            </Day>
          ))}
        </ul>
      </Row>
    </List>
  </>
)
