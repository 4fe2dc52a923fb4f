import { styled } from '@mui/material/styles'
import type { Company } from '../../content/countries.ts'
import { telephoneLink } from '../../lib/links.ts'

const Address = styled('address')(({ theme }) => ({
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '& p + p': { marginBlockStart: theme.spacing(1) },
  '& img': { marginBlockEnd: theme.spacing(2) },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1.25) },
  '& strong': { fontWeight: theme.fontWeight.semibold },
}))

export const CompanyContact = ({ company }: { company: Company }) => (
  <Address>
    <img src={company.logoOnInk} alt="" width={108} height={36} />
    <p>
      <strong>{company.companyFullName}</strong>
    </p>
    <p>
      <a href={telephoneLink(company.phone)}>{company.phone}</a>
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
    <p>{company.address.join(', ')}</p>
    <p>{company.hours}</p>
  </Address>
)
