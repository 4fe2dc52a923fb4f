import Box from '@mui/material/Box'
import { companies, countries } from '../content/companies.ts'
import { telephoneLink } from '../lib/links.ts'

/** How to reach both offices in a browser that runs no scripts, after a line that says why. */
export const OfficesWithoutScripts = ({ reason }: { reason?: string }) => (
  <noscript>
    <Box sx={{ mt: 2, p: 2, bgcolor: 'site.wash', borderRadius: 1, '& a': { display: 'inline-block' } }}>
      {reason !== undefined && <p>{reason}</p>}
      <ul>
        {countries.map((country) => {
          const { companyFullName, phone, email } = companies[country]
          return (
            <li key={country}>
              {companyFullName}: <a href={telephoneLink(phone)}>{phone}</a>,{' '}
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )
        })}
      </ul>
    </Box>
  </noscript>
)
