import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li:not(:last-child)::after': { content: ['"/"', '"/" / ""'] },
  '& a': { paddingBlock: 11, textDecorationColor: theme.vars.palette.divider, textUnderlineOffset: '0.2em' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}))

interface Props {
  /** The pages above this one, from the top. */
  trail: readonly { name: string; to: string }[]
  current: string
}

/** The way from the home page to this one. */
export const Breadcrumbs = ({ trail, current }: Props) => (
  <nav aria-label="Breadcrumb">
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
