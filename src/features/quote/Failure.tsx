import Box from '@mui/material/Box'
import { ByCountry } from '../../components/ByCountry.tsx'
import { companies } from '../../content/companies.ts'
import texts from '../../content/quote.json'
import { telephoneLink } from '../../lib/links.ts'

/** What to do about a request that was not taken; the toast that says so leaves after 5 s, this stays. */
export const Failure = () => (
  <ByCountry>
    {(country, only) => {
      const { phone, email } = companies[country]
      return (
        <Box {...only} sx={{ mt: 2.5, pl: 2, borderLeft: '3px solid', borderColor: 'error.main' }}>
          {texts.form.failed} <a href={telephoneLink(phone)}>{phone}</a>,{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </Box>
      )
    }}
  </ByCountry>
)
