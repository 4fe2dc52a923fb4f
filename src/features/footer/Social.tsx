import { styled } from '@mui/material/styles'
import { socialLinks } from '../../content/site.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    width: theme.layout.control,
    height: theme.layout.control,
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
  },
  '& a:hover': { borderColor: theme.vars.palette.site.brass },
}))

export const Social = () => (
  <List>
    {socialLinks.map(({ name, icon, href }) => (
      <li key={icon} aria-hidden={href === null || undefined}>
        {href === null ? (
          <span>
            <Icon name={icon} />
          </span>
        ) : (
          <a href={href} aria-label={name} rel="noreferrer" target="_blank">
            <Icon name={icon} />
          </a>
        )}
      </li>
    ))}
  </List>
)
