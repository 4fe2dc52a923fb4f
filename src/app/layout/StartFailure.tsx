import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import errors from '../../content/texts/errors.json'

/** Shown by the inline script, which also makes the button work (boot.ts). */
const Line = styled('div')(({ theme }) => ({
  display: 'none',
  'html[data-start=failed] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1, 2),
    backgroundColor: theme.vars.palette.site.wash,
  },
}))

export const StartFailure = () => (
  <Line id="start-failure" role="alert">
    {errors.start.text}
    <Button variant="outlined" size="small">
      {errors.start.reload}
    </Button>
  </Line>
)
