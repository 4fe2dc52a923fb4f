import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import catalogue from '../../../content/texts/catalogue.json'
import texts from '../../../content/texts/filters.json'
import { counted } from '../../../lib/text.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'

const FullHeight = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    display: 'grid',
    gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
    width: 'min(100%, 420px)',
    backgroundColor: theme.vars.palette.background.default,
  },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  '&:first-of-type': { borderBlockEnd: theme.edge.hairline },
  '&:last-of-type': { borderBlockStart: theme.edge.hairline },
}))

const Scroller = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
}))

interface Props {
  count: number
  onClose: () => void
  children: ReactNode
}

export const FilterDrawer = ({ count, onClose, children }: Props) => {
  const titleId = useId()
  return (
    <FullHeight
      anchor="right"
      open
      onClose={onClose}
      transitionDuration={0}
      className="no-print"
      slotProps={{ paper: { 'aria-labelledby': titleId, elevation: 0 } }}
    >
      <Bar>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.filters}
        </Typography>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      <Scroller>{children}</Scroller>
      <Bar>
        <Typography role="status" variant="overline" component="p">
          {counted(catalogue.found, count)}
        </Typography>
        <Button onClick={onClose}>
          <span>{counted(texts.show, count)}</span>
        </Button>
      </Bar>
    </FullHeight>
  )
}
