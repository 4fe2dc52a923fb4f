import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { names } from 'virtual:product-names'
import { useHydrated } from '../../browser/useHydrated.tsx'
import texts from '../../content/texts/compare.json'
import { cut, fill } from '../../lib/text.ts'
import { ignoredParts } from '../../routing/comparePath.ts'

const Notes = styled('div')(({ theme }) => ({
  '& p': {
    marginBlockStart: theme.spacing(3),
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.vars.palette.site.wash,
    borderInlineStart: `2px solid ${theme.vars.palette.site.brass}`,
    overflowWrap: 'anywhere',
  },
}))

/** In characters, of a part of the address that is no number. */
const longestPart = 20

/** Wrong parts that are named. */
const mostNamed = 5

const listOf = (parts: readonly string[]): string =>
  [
    ...parts.slice(0, mostNamed).map((part) => cut(part, longestPart)),
    ...(parts.length > mostNamed ? ['...'] : []),
  ].join(', ')

/** Tells which ids of the address the comparison leaves out. */
export const LeftOut = ({ isEmpty }: { isEmpty: boolean }) => {
  const { search } = useLocation()
  // The HTML is the same for every query.
  const hydrated = useHydrated()
  const { wrong, surplus } = ignoredParts(hydrated ? search : '')
  const others = surplus.map((id) => names[id] ?? String(id))
  return (
    <Notes role="status" className="no-print">
      {wrong.length > 0 && <p>{fill(texts.wrong, { list: listOf(wrong) })}</p>}
      {others.length > 0 && <p>{fill(texts.surplus, { list: others.join(', ') })}</p>}
      {hydrated && isEmpty && <p>{texts.empty}</p>}
    </Notes>
  )
}
