import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/product.json'
import { paths } from '../../routing/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/icons.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBlockEnd: theme.spacing(2),
}))

const trail = [
  { name: texts.breadcrumbs.home, to: paths.home },
  { name: texts.breadcrumbs.products, to: paths.catalogue() },
]

interface Props {
  name: string
  backTo: string
}

export const ProductNavigation = ({ name, backTo }: Props) => (
  <Bar className="no-print">
    <Breadcrumbs label={texts.breadcrumbs.label} trail={trail} current={name} />
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
