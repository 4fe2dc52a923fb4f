import { styled } from '@mui/material/styles'
import home from '../../content/home.json'

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(6),
  padding: theme.spacing(5, 2),
}))

/** The row of statistics; its list is empty today, so nothing appears (spec section 2, Home). */
export const Statistics = () => {
  const statistics: readonly { label: string; value: string }[] = home.statistics
  if (statistics.length === 0) return null
  return (
    <Row>
      {statistics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  )
}
