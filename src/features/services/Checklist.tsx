import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Icon } from '../../ui/icons.tsx'

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { marginBlockStart: theme.spacing(0.25), color: theme.vars.palette.site.brass },
}))

interface Props {
  title: string
  points: readonly string[]
}

export const Checklist = ({ title, points }: Props) => (
  <div>
    <Typography variant="overline" component="h3" sx={{ mb: 1, color: 'text.secondary' }}>
      {title}
    </Typography>
    <Box component="ul">
      {points.map((point) => (
        <Item key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </Item>
      ))}
    </Box>
  </div>
)
