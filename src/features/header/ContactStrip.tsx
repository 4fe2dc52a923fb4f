import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { mailLink, telephoneLink } from '../../lib/links.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'

const Strip = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  fontSize: theme.fontSize.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  justifyContent: 'flex-end',
  '& > span': { marginInlineEnd: 'auto' },
  '& > *': { paddingBlock: theme.spacing(0.75) },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}))

export const ContactStrip = () => (
  <Strip className="on-ink">
    <Container>
      <ByCountry>
        {({ companyFullName, phone, email }, audience) => (
          <Line {...audience}>
            <span>{companyFullName}</span>
            <a href={telephoneLink(phone)}>{phone}</a>
            <a href={mailLink(email)}>{email}</a>
          </Line>
        )}
      </ByCountry>
    </Container>
  </Strip>
)
