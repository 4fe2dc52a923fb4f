import { styled } from '@mui/material/styles'
import { forcedColours, forcedSelection } from './styles/accessibility.ts'

export const ToggleGroup = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: theme.edge.control,
  borderRadius: theme.radius.corner,
  overflow: 'clip',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minHeight: theme.layout.control,
    paddingInline: 'clamp(10px, 3.5vw, 20px)',
    color: theme.vars.palette.text.primary,
    fontWeight: theme.fontWeight.semibold,
    '&:hover': { backgroundColor: theme.vars.palette.site.wash },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.site.intaglio,
      color: theme.vars.palette.site.white,
    },
    [forcedColours]: { '&[aria-pressed="true"]': forcedSelection },
    '&:focus-visible': { outlineOffset: -4, outlineColor: 'currentcolor' },
  },
}))
