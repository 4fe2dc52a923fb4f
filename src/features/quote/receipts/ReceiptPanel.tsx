import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.site.wash,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}))

interface Props {
  title: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

export const ReceiptPanel = ({ title, children, ref }: Props) => (
  <Panel ref={ref}>
    <Typography variant="h2" sx={{ fontSize: (theme) => theme.fontSize.dialogTitle }}>
      {title}
    </Typography>
    {children}
  </Panel>
)
