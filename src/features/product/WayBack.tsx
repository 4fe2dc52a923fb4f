import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { Icon } from '../../components/icons.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBlockEnd: theme.spacing(2),
}))

const trail = [
  { name: 'Home', to: paths.home },
  { name: 'Products', to: paths.catalogue() },
]

interface Props {
  name: string
  /** The list as the visitor left it. */
  backTo: string
}

/** Where the product stands in the site, and the way back to the list. */
export const WayBack = ({ name, backTo }: Props) => (
  <Bar className="no-print">
    <Breadcrumbs trail={trail} current={name} />
    <Button
      component={Link}
      to={backTo}
      variant="text"
      startIcon={<Icon name="arrowLeft" />}
      sx={{ mx: -1, px: 1 }}
    >
      Back to Products
    </Button>
  </Bar>
)
