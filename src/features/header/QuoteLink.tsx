import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import actions from '../../content/texts/actions.json'
import header from '../../content/texts/header.json'
import { selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { counted } from '../../lib/text.ts'
import { SiteLink } from '../../parts/navigation/SiteLink.tsx'

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
  // Generated content is not part of the link's text, which its label must contain (WCAG 2.5.3).
  '&::before': { content: 'attr(data-count)' },
  // Always rendered, because a style that comes later makes the browser style the whole page again.
  '&[data-count="0"]': { display: 'none' },
}))

/** On a phone the words wrap when the visitor doubles the size of text. */
const onBar = {
  position: 'relative',
  flexShrink: 0,
  maxWidth: { xs: '50%', md: 'none' },
  ml: 'auto',
  px: { xs: 1.75, md: 2.5 },
  whiteSpace: { md: 'nowrap' },
}

export const QuoteLink = () => {
  const count = useAppSelector((state) => selectQuoteList(state).length)
  const name = counted(header.quote, count)
  return (
    <Button component={SiteLink} to={paths.quote} aria-label={count === 0 ? undefined : name} sx={onBar}>
      {actions.quote}
      <Count aria-hidden="true" data-count={count} />
    </Button>
  )
}
