import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/compare.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { familyOf } from '../../domain/products/product.ts'
import { comparePath } from '../../domain/routing/comparePath.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { differencesToggled, selectComparison } from '../../parts/compare/comparisonSlice.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { compareRows, filterRows, rowsIn, statusText } from './table/comparisonRows.ts'
import { ComparisonTable } from './table/ComparisonTable.tsx'
import { columnsOnPhone } from './table/Region.tsx'
import { useComparedItems } from './useComparedItems.ts'

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginBlockEnd: theme.spacing(2),
  '& > button': { minWidth: 0, paddingInline: 0 },
  // A phone has what can be pressed in one line, and what it shows below.
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(0, 2),
    marginBlockEnd: theme.spacing(1),
    '& > label': { flexGrow: 1 },
    '& > p': { order: 1, flexBasis: '100%', fontSize: theme.fontSize.small },
  },
  '& label': checkLabelStyle(theme),
  '& p': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('sm')]: { '& > [data-phone]': { display: 'none' } },
  '& > p': { flexGrow: 1 },
  '@media print': { display: 'none' },
}))

const Key = styled('p')(({ theme }) => ({
  marginBlockStart: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
}))

/** On paper, the way back to the page. */
const Address = styled('p')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block', fontSize: theme.fontSize.micro },
}))

interface Props {
  ids: readonly number[]
  /** Called when the visitor shares the page. */
  onShared: () => void
}

export const ComparedProducts = ({ ids, onShared }: Props) => {
  const dispatch = useAppDispatch()
  const country = useAppSelector(selectCountry)
  const { onlyDifferences } = useAppSelector(selectComparison)
  const loaded = useComparedItems(ids)
  const items = loaded.filter(({ product }) => isOffered(product.subcategory, country))
  const elsewhere = loaded.filter((item) => !items.includes(item))
  const { groups: all, alone } = compareRows(items)
  const differing = filterRows(all, ({ differs }) => differs)
  const isShort = onlyDifferences && items.length > 1
  const groups = isShort ? differing : all
  const families = new Set(items.map(({ product }) => familyOf(product)))
  if (loaded.length === 0) return <p>{texts.loading}</p>
  return (
    <>
      {items.length > 0 && (
        <>
          <Tools>
            {items.length > 1 && (
              <label className="no-print">
                <input
                  type="checkbox"
                  checked={onlyDifferences}
                  onChange={() => dispatch(differencesToggled())}
                />
                {texts.onlyDifferences}
              </label>
            )}
            <p role="status">{statusText(items.length, rowsIn(all).length, rowsIn(differing).length)}</p>
            {families.size > 1 && <p>{texts.bestWithin}</p>}
            {items.length > columnsOnPhone && <p data-phone>{texts.swipe}</p>}
            <Button variant="text" startIcon={<Icon name="share" />} onClick={onShared}>
              {texts.share}
            </Button>
            <Button variant="text" startIcon={<Icon name="print" />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Tools>
          <ComparisonTable {...{ items, groups, alone }} onlyDifferences={isShort} />
          {items.length > 1 && <Key className="no-print">{texts.key}</Key>}
          <Address>{`${window.location.host}${comparePath(ids)}`}</Address>
        </>
      )}
      {groups.length === 0 && items.length > 1 && <p>{texts.same}</p>}
      {elsewhere.length > 0 && <Elsewhere items={elsewhere} />}
    </>
  )
}
