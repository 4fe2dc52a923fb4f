import Box from '@mui/material/Box'
import { companies, countries } from '../../content/companies.ts'
import texts from '../../content/quote.json'
import { telephoneLink } from '../../lib/links.ts'

/** How to ask for a quote in a browser that runs no scripts. */
export const WithoutScripts = () => (
  <noscript>
    <Box sx={{ mt: 2, p: 2, bgcolor: 'site.wash', borderRadius: 1 }}>
      <p>{texts.form.withoutScripts}</p>
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
