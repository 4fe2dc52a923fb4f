import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { ByCountry } from '../../components/ByCountry.tsx'
import { telephoneLink } from '../../lib/links.ts'
import { companies } from '../../content/companies.ts'

const Strip = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  justifyContent: 'flex-end',
  '& > span': { marginInlineEnd: 'auto' },
  '& > *': { paddingBlock: 6 },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}))

/** The selected country's company and how to reach it, above the bar on wide screens. */
export const ContactStrip = () => (
  <Strip className="on-ink">
    <Container>
      <ByCountry>
        {(country, only) => {
          const { companyFullName, phone, email } = companies[country]
          return (
            <Line {...only}>
              <span>{companyFullName}</span>
              <a href={telephoneLink(phone)}>{phone}</a>
              <a href={`mailto:${email}`}>{email}</a>
            </Line>
          )
        }}
      </ByCountry>
    </Container>
  </Strip>
)
