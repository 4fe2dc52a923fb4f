import { styled } from '@mui/material/styles'
import { companies, countries } from '../../content/countries.ts'
import { mailLink, telephoneLink } from '../../lib/links.ts'

const Panel = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.site.wash,
  borderRadius: theme.radius.corner,
  '& a': { display: 'inline-block' },
}))

/** For browsers without scripts; `reason` tells the visitor why the offices are shown. */
export const OfficesWithoutScripts = ({ reason }: { reason?: string }) => (
  <noscript>
    <Panel>
      {reason !== undefined && <p>{reason}</p>}
      <ul>
        {countries.map((country) => {
          const { companyFullName, phone, email } = companies[country]
          return (
            <li key={country}>
              <span>{`${companyFullName}: `}</span>
              <a href={telephoneLink(phone)}>{phone}</a>, <a href={mailLink(email)}>{email}</a>
            </li>
          )
        })}
      </ul>
    </Panel>
  </noscript>
)
