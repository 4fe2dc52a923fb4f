import Box from '@mui/material/Box'
import home from '../../content/texts/home.json'

/** The list is empty today (specification 2, Home). */
export const Statistics = () => {
  const statistics: readonly { label: string; value: string }[] = home.statistics
  if (statistics.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 6, py: 5, px: 2 }}
    >
      {statistics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}
