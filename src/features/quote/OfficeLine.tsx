import Typography from '@mui/material/Typography'
import { companies } from '../../content/countries.ts'
import { ByCountry } from '../../domain/country/ByCountry.tsx'
import { telephoneLink } from '../../lib/links.ts'

export const OfficeLine = ({ text }: { text: string }) => (
  <ByCountry>
    {(country, only) => {
      const { phone, email } = companies[country]
      return (
        <Typography {...only} sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
          {text} <a href={telephoneLink(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
        </Typography>
      )
    }}
  </ByCountry>
)
