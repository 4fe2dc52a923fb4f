import Typography from '@mui/material/Typography'
import { mailLink, telephoneLink } from '../../lib/links.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'

export const OfficeLine = ({ text }: { text: string }) => (
  <ByCountry>
    {({ phone, email }, audience) => (
      <Typography {...audience} sx={{ maxWidth: '60ch' }}>
        <span>{text}</span> <a href={telephoneLink(phone)}>{phone}</a>, <a href={mailLink(email)}>{email}</a>
      </Typography>
    )}
  </ByCountry>
)
