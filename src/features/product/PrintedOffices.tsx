import { styled } from '@mui/material/styles'
import { companies, countries } from '../../content/companies.ts'

const Lines = styled('address')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'block',
    paddingBlockStart: 8,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    fontStyle: 'normal',
    fontSize: '0.8125rem',
  },
}))

/** How to reach both offices and find the product again, at the foot of its printed sheet. */
export const PrintedOffices = ({ url }: { url: string }) => (
  <Lines>
    {countries.map((country) => {
      const { companyFullName, address, phone, email } = companies[country]
      return <p key={country}>{[companyFullName, ...address, phone, email].join(' · ')}</p>
    })}
    <p>{url}</p>
  </Lines>
)
