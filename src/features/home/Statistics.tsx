import { styled } from '@mui/material/styles'
import home from '../../content/texts/home.json'

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(6),
  padding: theme.spacing(5, 2),
}))

/** The list is empty today, so nothing shows (specification 2, Home). */
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
