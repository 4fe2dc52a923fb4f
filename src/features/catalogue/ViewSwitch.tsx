import { styled } from '@mui/material/styles'
import texts from '../../content/texts/filters.json'
import type { CatalogueArrangement } from '../../routing/catalogueQuery.ts'
import { forcedColours, forcedSelection } from '../../ui/forcedColours.ts'

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  '& button': {
    minHeight: theme.layout.control,
    paddingInline: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.site.slate}`,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: theme.fontSize.compact,
    fontWeight: theme.fontWeight.semibold,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.site.wash },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.site.intaglio,
      color: theme.vars.palette.site.white,
    },
    [forcedColours]: { '&[aria-pressed="true"]': forcedSelection },
    '&:focus-visible': { outlineOffset: -4, outlineColor: 'currentcolor' },
    '&:first-of-type': {
      borderInlineEnd: 0,
      borderStartStartRadius: theme.radius.corner,
      borderEndStartRadius: theme.radius.corner,
    },
    '&:last-of-type': { borderStartEndRadius: theme.radius.corner, borderEndEndRadius: theme.radius.corner },
  },
}))

const views = ['cards', 'table'] as const

interface Props {
  view: CatalogueArrangement['view']
  onChosen: (view: CatalogueArrangement['view']) => void
}

export const ViewSwitch = ({ view, onChosen }: Props) => (
  <Group role="group" aria-label={texts.view.label}>
    {views.map((each) => (
      <button key={each} type="button" aria-pressed={each === view} onClick={() => onChosen(each)}>
        {texts.view[each]}
      </button>
    ))}
  </Group>
)
