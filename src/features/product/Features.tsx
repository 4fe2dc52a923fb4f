import { styled } from '@mui/material/styles'
import { Icon } from '../../ui/icons.tsx'

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.25),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& svg': { marginBlockStart: 3, color: theme.vars.palette.primary.main },
  '@media print': {
    columns: 2,
    fontSize: theme.fontSize.compact,
    '& li': { paddingBlock: theme.spacing(0.25) },
  },
}))

export const Features = ({ features, className }: { features: readonly string[]; className?: string }) => (
  <List className={className}>
    {features.map((feature) => (
      <li key={feature}>
        <Icon name="check" />
        {feature}
      </li>
    ))}
  </List>
)

export const WideFeatures = styled(Features)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { columns: 2, columnGap: theme.spacing(6) },
  '@media print': { columnGap: theme.spacing(3) },
}))
