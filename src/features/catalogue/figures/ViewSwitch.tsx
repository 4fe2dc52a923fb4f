import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/filters.json'
import type { CatalogueArrangement } from '../../../routing/catalogueQuery.ts'
import { ToggleGroup } from '../../../ui/ToggleGroup.ts'

const Group = styled(ToggleGroup)(({ theme }) => ({
  '& button': { paddingInline: theme.spacing(2), fontSize: theme.fontSize.compact },
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
