import Breadcrumbs from '@mui/material/Breadcrumbs'
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
}))

const Trail = styled(Breadcrumbs)(({ theme }) => ({
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

export const ProductNavigation = ({ name, backTo }: { name: string; backTo: string }) => (
  <Bar className="no-print">
    <Trail aria-label={texts.breadcrumbs.label}>
      <Link to={paths.home}>{texts.breadcrumbs.home}</Link>
      <Link to={paths.catalogue()}>{texts.breadcrumbs.products}</Link>
      <span aria-current="page">{name}</span>
    </Trail>
    <Button
      component={Link}
      to={backTo}
      variant="text"
      startIcon={<Icon name="arrowLeft" />}
      sx={{ mx: -1, px: 1 }}
    >
      {texts.back}
    </Button>
  </Bar>
)
