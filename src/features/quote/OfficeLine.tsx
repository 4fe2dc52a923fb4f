import Typography from '@mui/material/Typography'
import { ByCountry } from '../../domain/country/ByCountry.tsx'
import { telephoneLink } from '../../lib/links.ts'

export const OfficeLine = ({ text }: { text: string }) => (
  <ByCountry>
    {({ phone, email }, only) => (
      <Typography {...only} sx={{ maxWidth: '60ch' }}>
        <span>{text}</span> <a href={telephoneLink(phone)}>{phone}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </Typography>
    )}
  </ByCountry>
)
