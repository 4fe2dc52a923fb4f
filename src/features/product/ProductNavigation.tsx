import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/product.json'
import { paths } from '../../domain/routing/paths.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBlockEnd: theme.spacing(2),
  // The name gives way, so that all is one line on a phone.
  [theme.breakpoints.down('md')]: {
    columnGap: theme.spacing(1),
    marginBlockEnd: theme.spacing(1),
    '& nav': { flex: '1 0 10.5em', width: 0 },
    '& ol': { flexWrap: 'nowrap', columnGap: theme.spacing(0.5) },
    '& li + li::before': { paddingInlineEnd: theme.spacing(0.5) },
    '& li:last-of-type': {
      flex: '1 1 0',
      minWidth: '3em',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
}))

/** A list of its own: Material UI's Breadcrumbs also fold up long trails, which none of three pages is. */
const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  fontSize: theme.fontSize.small,
  color: theme.vars.palette.text.secondary,
  // The slash is for the eye alone.
  '& li + li::before': { content: '"/" / ""', paddingInlineEnd: theme.spacing(1) },
  '& a': {
    display: 'inline-block',
    paddingBlock: 11,
    textDecorationColor: theme.vars.palette.divider,
    textUnderlineOffset: '0.2em',
  },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}))

export const ProductNavigation = ({ name, backTo }: { name: string; backTo: string }) => (
  <Bar className="no-print">
    <nav aria-label={texts.breadcrumbs.label}>
      <Trail>
        <li>
          <Link to={paths.home}>{texts.breadcrumbs.home}</Link>
        </li>
        <li>
          <Link to={paths.catalogue()}>{texts.breadcrumbs.products}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </Trail>
    </nav>
    <Button
      component={Link}
      to={backTo}
      variant="text"
      startIcon={<Icon name="arrowLeft" />}
      sx={{ mx: -1, px: 1, fontSize: (theme) => theme.fontSize.small }}
    >
      {texts.back}
    </Button>
  </Bar>
)
