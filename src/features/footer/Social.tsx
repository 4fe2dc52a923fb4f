import { styled } from '@mui/material/styles'
import { Icon } from '../../components/icons.tsx'
import { socialLinks } from '../../content/site.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: `1px solid ${theme.vars.palette.site.slate}`,
    borderRadius: 4,
  },
  '& a:hover': { borderColor: theme.vars.palette.site.brass },
}))

/** Two networks to visit, and two icons that lead nowhere and are decoration. */
export const Social = () => (
  <List>
    {socialLinks.map(({ name, icon, href }) =>
      href === null ? (
        <li key={icon} aria-hidden="true">
          <span>
            <Icon name={icon} />
          </span>
        </li>
      ) : (
        <li key={icon}>
          <a href={href} aria-label={name} rel="noreferrer" target="_blank">
            <Icon name={icon} />
          </a>
        </li>
      ),
    )}
  </List>
)
