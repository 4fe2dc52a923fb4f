import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Company } from '../../content/countries.ts'
import texts from '../../content/texts/contact.json'
import { telephoneLink } from '../../lib/links.ts'

const List = styled('dl')(({ theme }) => ({
  marginBlock: theme.spacing(2, 0),
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1.5),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { flex: '0 0 116px', color: theme.vars.palette.text.secondary },
  '& dd': { flex: '1 1 220px' },
  '& address': { fontStyle: 'normal' },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1.25),
    marginBlock: -10,
    overflowWrap: 'anywhere',
  },
}))

const Day = styled('li')({ display: 'grid', gridTemplateColumns: '5.5em 1fr' })

export const OfficeDetails = ({ company }: { company: Company }) => (
  <>
    <Typography variant="h3" component="h2">
      {company.companyFullName}
    </Typography>
    <List>
      <div>
        <dt>{texts.phone}</dt>
        <dd>
          <a href={telephoneLink(company.phone)}>{company.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>{texts.address}</dt>
        <dd>
          <address>
            {company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{texts.businessHours}</dt>
        <dd>
          <ul>
            {company.businessHours.map(({ days, hours }) => (
              <Day key={days}>
                <span>{days}</span> <span>{hours}</span>
              </Day>
            ))}
          </ul>
        </dd>
      </div>
    </List>
  </>
)
