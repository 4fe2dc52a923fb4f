import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import actions from '../../content/texts/actions.json'
import header from '../../content/texts/header.json'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { fill } from '../../lib/text.ts'
import { paths } from '../../routing/paths.ts'
import { SiteLink } from '../../routing/SiteLink.tsx'
import { useAppSelector } from '../../ui/storeHooks.ts'
import { selectQuoteList } from './quoteListSlice.ts'
import { useCountStyle } from './useCountStyle.ts'

/** The number stands on the root element before React does (firstFrame.ts). */
const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -9,
  insetInlineEnd: -9,
  minWidth: 22,
  paddingInline: 5,
  border: `1px solid ${theme.vars.palette.background.default}`,
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.site.brass,
  color: theme.vars.palette.site.ink,
  fontSize: theme.fontSize.label,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  counterReset: 'machines var(--quote-count, 0)',
  '&::before': { content: 'counter(machines)' },
  'html:not([data-quote-list]) &': { display: 'none' },
}))

const countOf = (state: { quoteList: ListedMachine[] }): number => selectQuoteList(state).length

export const QuoteLink = () => {
  const count = useAppSelector(countOf)
  const countStyle = useCountStyle(count)
  const name = count === 1 ? header.quote.one : fill(header.quote.other, { count })
  return (
    <Button
      component={SiteLink}
      to={paths.quote}
      aria-label={count === 0 ? undefined : name}
      sx={{ ml: 'auto', px: { xs: 1.75, md: 2.5 }, whiteSpace: 'nowrap', position: 'relative' }}
    >
      {actions.quote}
      <Count aria-hidden="true" style={countStyle} />
    </Button>
  )
}
