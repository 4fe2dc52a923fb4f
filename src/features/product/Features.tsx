import { styled } from '@mui/material/styles'
import { Icon } from '../../components/icons.tsx'

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.25),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& svg': { marginBlockStart: 3, color: theme.vars.palette.primary.main },
  '@media print': { columns: 2, columnGap: 24, fontSize: '0.9375rem', '& li': { paddingBlock: 2 } },
}))

/** Features as a list with hairlines. */
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

/** In two columns where there is room. */
export const WideFeatures = styled(Features)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { columns: 2, columnGap: theme.spacing(6) },
}))
