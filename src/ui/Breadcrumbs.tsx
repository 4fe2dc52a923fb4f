import { styled } from '@mui/material/styles'
import { Link } from './Link.tsx'

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  fontSize: theme.fontSize.small,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& li:not(:last-child)::after': { content: ['"/"', '"/" / ""'] },
  '& a': { paddingBlock: 11, textDecorationColor: theme.vars.palette.divider, textUnderlineOffset: '0.2em' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}))

interface Props {
  label: string
  trail: readonly { name: string; to: string }[]
  current: string
}

export const Breadcrumbs = ({ label, trail, current }: Props) => (
  <nav aria-label={label}>
    <List>
      {trail.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </List>
  </nav>
)
