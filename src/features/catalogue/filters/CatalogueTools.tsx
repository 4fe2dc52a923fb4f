import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/filters.json'
import type { CatalogueArrangement } from '../../../domain/routing/cataloguePath.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { ToggleGroup } from '../../../ui/ToggleGroup.ts'
import { viewChosen } from '../catalogueSlice.ts'
import { labelInside } from '../labelInside.ts'
import type { Arrangement } from './arrange.ts'
import { OrderSelect } from './OrderSelect.tsx'

const ViewSwitch = styled(ToggleGroup)(({ theme }) => ({
  '& button': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingInline: theme.spacing(2),
    fontSize: theme.fontSize.compact,
  },
  [theme.breakpoints.up('md')]: { flex: 'none', flexWrap: 'nowrap' },
}))

/** A phone has it among the filters. */
const Order = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 200,
  ...labelInside(theme),
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const views = ['cards', 'table'] as const

interface Props {
  arrangement: Arrangement
  view: CatalogueArrangement['view']
}

export const CatalogueTools = ({ arrangement, view }: Props) => {
  const dispatch = useAppDispatch()
  return (
    <>
      <Order>
        <OrderSelect {...arrangement} />
      </Order>
      <ViewSwitch role="group" aria-label={texts.view.label}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => dispatch(viewChosen(each))}
          >
            {texts.view[each]}
          </button>
        ))}
      </ViewSwitch>
    </>
  )
}
