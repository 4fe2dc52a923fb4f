import { keyframes, styled } from '@mui/material/styles'
import { useShownPage } from '../../routing/page.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.site.brass,
  transformOrigin: 'left',
  animation: `${grow} ${theme.timing.progress}`,
}))

export const NavigationProgress = () => (useShownPage().pending ? <Bar data-navigating /> : null)
