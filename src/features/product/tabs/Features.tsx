import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../../content/texts/product.json'
import { Icon } from '../../../ui/pictures/Icon.tsx'

/** By specification 2.6. */
const keyFeatureCount = 6

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.25),
    borderBlockStart: theme.edge.hairline,
    breakInside: 'avoid',
  },
  [theme.breakpoints.up('md')]: { columns: 2, columnGap: theme.spacing(6) },
  // Key Features, which are the first of them, stand right above.
  [theme.breakpoints.down('md')]: {
    fontSize: theme.fontSize.compact,
    '& li': { paddingBlock: theme.spacing(0.75) },
    '& li:first-of-type': { borderBlockStart: 0 },
  },
  '& svg': { marginBlockStart: 3, color: theme.vars.palette.primary.main },
  '@media print': {
    columns: 2,
    columnGap: theme.spacing(3),
    fontSize: theme.fontSize.compact,
    '& li': { paddingBlock: theme.spacing(0.25) },
  },
}))

interface Props {
  features: readonly string[]
}

export const Features = ({ features }: Props) => (
  <List>
    {features.map((feature) => (
      <li key={feature}>
        <Icon name="check" />
        <span>{feature}</span>
      </li>
    ))}
  </List>
)

const Panel = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.site.wash,
  borderRadius: theme.radius.corner,
  fontSize: theme.fontSize.small,
  lineHeight: 1.45,
  '& ul': { display: 'grid', gap: theme.spacing(0.5, 4), paddingInlineStart: '1.25em', listStyle: 'disc' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 3) },
  // A feature of two lines leaves no gap beside it.
  [theme.breakpoints.up('lg')]: {
    '& ul': { display: 'block', columns: 2, columnGap: theme.spacing(4) },
    '& li': { breakInside: 'avoid', marginBlockEnd: theme.spacing(1) },
  },
}))

export const KeyFeatures = ({ features }: Props) => (
  <Panel className="no-print">
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {texts.keyFeatures}
    </Typography>
    <ul>
      {features.slice(0, keyFeatureCount).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </Panel>
)
