import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId } from 'react'
import catalogue from '../../content/texts/catalogue.json'
import texts from '../../content/texts/filters.json'
import { fill } from '../../lib/text.ts'
import { Icon } from '../../ui/icons.tsx'

const Drawer = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(100%, 420px)',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: theme.vars.palette.background.default,
  color: 'inherit',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
  '&::backdrop': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.site.ink} 62%, transparent)` },
  '& > header, & > footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 2),
  },
  '& > header': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& > footer': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

const Scroller = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
}))

interface Props {
  ref: Ref<HTMLDialogElement>
  count: number
  onClosed: () => void
  children: ReactNode
}

/** For phones; the browser keeps the focus inside and gives it back. */
export const FilterDrawer = ({ ref, count, onClosed, children }: Props) => {
  const titleId = useId()
  const words = (one: string, other: string) => (count === 1 ? one : fill(other, { count }))
  return (
    <Drawer ref={ref} aria-labelledby={titleId} onClose={onClosed} className="no-print">
      <header>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.filters}
        </Typography>
        <form method="dialog">
          <IconButton type="submit" aria-label={texts.close}>
            <Icon name="close" />
          </IconButton>
        </form>
      </header>
      <Scroller>{children}</Scroller>
      <footer>
        <Typography role="status" variant="overline" component="p">
          {words(catalogue.found.one, catalogue.found.other)}
        </Typography>
        <form method="dialog">
          <Button type="submit">{words(texts.show.one, texts.show.other)}</Button>
        </form>
      </footer>
    </Drawer>
  )
}
