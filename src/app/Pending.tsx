import { keyframes, styled } from '@mui/material/styles'
import { useNavigation } from 'react-router-dom'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.site.brass,
  transformOrigin: 'left',
  // A page that is there at once shows none.
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both`,
}))

/** Shows that the next page is on its way. */
export const Pending = () => (useNavigation().state === 'idle' ? null : <Bar data-pending />)
