import { styled } from '@mui/material/styles'
import type { Company } from '../../content/companies.ts'
import { telephoneLink } from '../../lib/links.ts'

const Address = styled('address')({
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '& p + p': { marginBlockStart: 8 },
  '& img': { marginBlockEnd: 16 },
  '& a': { display: 'inline-block', paddingBlock: 10 },
  '& strong': { fontWeight: 600 },
})

/** A company's name, phone, email, address and hours. */
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
