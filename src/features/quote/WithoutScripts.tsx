import { companies, countries } from '../../content/companies.ts'
import texts from '../../content/quote.json'
import { telephoneLink } from '../../lib/links.ts'

/** How to ask for a quote in a browser that runs no scripts. */
export const WithoutScripts = () => (
  <noscript>
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
  </noscript>
)
