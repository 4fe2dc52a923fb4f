import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const Trail = styled(MuiBreadcrumbs)(({ theme }) => ({
  fontSize: theme.fontSize.small,
  color: theme.vars.palette.text.secondary,
  '& a': {
    display: 'block',
    paddingBlock: 11,
    textDecorationColor: theme.vars.palette.divider,
    textUnderlineOffset: '0.2em',
  },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}))

interface Props {
  label: string
  trail: readonly { name: string; to: string }[]
  current: string
}

export const Breadcrumbs = ({ label, trail, current }: Props) => (
  <Trail aria-label={label}>
    {trail.map(({ name, to }) => (
      <Link key={to} to={to}>
        {name}
      </Link>
    ))}
    <span aria-current="page">{current}</span>
  </Trail>
)
