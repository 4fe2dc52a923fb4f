import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/product.json'
import { modelOf, type Product, restOfName } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  marginBlockEnd: theme.spacing(2),
  // The trail ends in the model, so that all is one line on a phone.
  [theme.breakpoints.down('md')]: {
    columnGap: theme.spacing(1),
    marginBlockEnd: theme.spacing(0.5),
    '& ol': { columnGap: theme.spacing(0.5) },
    '& ol, && > a': { fontSize: theme.fontSize.column },
    '& li a': { paddingBlock: theme.spacing(1) },
    '& li + li::before': { paddingInlineEnd: theme.spacing(0.5) },
    '& li span + span': visuallyHidden,
    '& .MuiButton-startIcon': { marginInline: theme.spacing(0, 0.5) },
    '& svg': { width: 18, height: 18 },
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

interface Props {
  product: Product
  backTo: string
}

export const ProductNavigation = ({ product, backTo }: Props) => (
  <Bar className="no-print">
    <nav aria-label={texts.breadcrumbs.label}>
      <Trail>
        <li>
          <Link to={paths.home}>{texts.breadcrumbs.home}</Link>
        </li>
        <li>
          <Link to={paths.catalogue()}>{texts.breadcrumbs.products}</Link>
        </li>
        <li aria-current="page">
          <span>{modelOf(product)}</span>
          <span>{` ${restOfName(product)}`}</span>
        </li>
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
