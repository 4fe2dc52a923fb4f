import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import quote from '../../content/texts/quote.json'
import { isSameList, type ListedProduct } from '../../domain/contract/quoteList.ts'
import { serialNumber } from '../../domain/products/product.ts'
import { readLinkedList } from '../../domain/quoteList/listLink.ts'
import { listReplaced, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { madeByPage, useIsByJump } from '../../domain/routing/address.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { footHeight, rowHeight } from './listLayout.ts'

const { list: texts } = quote

const ListedRows = lazy(() => import('./ListedRows.tsx'))
const LinkedList = lazy(() => import('./LinkedList.tsx'))
const ListTools = lazy(() => import('./ListTools.tsx'))

/** The inline script sets `--listed`, the number of products, on the root element; until they load, rows are outlined. */
const Body = styled('div')(({ theme }) => {
  const wash = `${theme.vars.palette.site.wash} 0`
  return {
    marginBlock: theme.spacing(1, 2),
    'html[data-has-list] &[data-awaiting=true], &[data-filled=true]': {
      minHeight: `calc(var(--listed, 0) * ${rowHeight}px + ${footHeight}px)`,
      '@media print': { minHeight: 0 },
    },
    'html[data-has-list] &[data-awaiting=true]::before, &[data-filled=true]:empty::before': {
      content: '""',
      display: 'block',
      height: `calc(var(--listed, 0) * ${rowHeight}px)`,
      background: [
        `repeating-linear-gradient(transparent 0 20px, ${wash} 92px, transparent 0 ${rowHeight}px) 0 0 / 72px no-repeat`,
        `repeating-linear-gradient(transparent 0 16px, ${wash} 36px, transparent 0 60px, ${wash} 104px, transparent 0 ${rowHeight}px) 88px 0 / 152px no-repeat`,
        `repeating-linear-gradient(transparent 0 ${rowHeight - 1}px, ${wash} ${rowHeight}px)`,
      ].join(),
    },
    'html[data-has-list] &[data-awaiting=true] > [data-empty]': { display: 'none' },
  }
})

/** The list in the address, if it differs from the visitor's own. An equal one is removed from the address. */
const useLinkedList = (own: readonly ListedProduct[]) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const linked = hydrated ? readLinkedList({ pathname, search }) : []
  const forget = () => void navigate(pathname, { replace: true, state: madeByPage })
  const used = linked.length > 0 && isSameList(own, linked)
  const isByJump = useIsByJump()

  useEffect(() => {
    if (used && !isByJump) void navigate(pathname, { replace: true, state: madeByPage })
  }, [navigate, pathname, used, isByJump])

  return { linked: used ? [] : linked, forget }
}

/** In a wide window the form stands beside the list. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  '& > a': { color: theme.vars.palette.primary.main, [theme.breakpoints.up('lg')]: { display: 'none' } },
}))

interface Props {
  /** What the message of the request holds already; empty for nothing that the visitor has to know. */
  note: string
  /** Adds several products; `tools` are for the row of its button, and empty without products. */
  children: (tools: ReactNode) => ReactNode
}

export const QuoteListSection = ({ note, children }: Props) => {
  const dispatch = useAppDispatch()
  const products = useAppSelector(selectQuoteList)
  const { linked, forget } = useLinkedList(products)
  const { search, state } = useLocation() as { search: string; state: unknown }
  const hydrated = useHydrated()
  const listedStyle: Record<`--${string}`, number> = { '--listed': products.length }
  const headingRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const focusHeading = () => headingRef.current?.focus()
  const summary = products.map(({ id, quantity }) => `${quantity} x ${serialNumber({ id })}`).join(', ')
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      className="needs-scripts"
      sx={{ mb: { xs: 4, md: 6 } }}
    >
      <Head>
        <Typography ref={headingRef} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {texts.title}
        </Typography>
        {products.length > 0 && (
          <Link to={{ search, hash: '#request' }} state={state} className="no-print">
            {texts.toForm}
          </Link>
        )}
      </Head>
      {note !== '' && <p>{note}</p>}
      {linked.length > 0 && (
        <LazyBoundary fallback={<p role="alert">{texts.partFailed}</p>}>
          <LinkedList
            products={linked}
            onUsed={() => {
              focusHeading()
              dispatch(listReplaced(linked))
            }}
            onRefused={() => {
              focusHeading()
              forget()
            }}
          />
        </LazyBoundary>
      )}
      <Body
        data-awaiting={!hydrated}
        data-filled={hydrated && products.length > 0}
        style={hydrated ? listedStyle : undefined}
      >
        {products.length === 0 ? (
          <Box data-empty sx={{ color: 'text.secondary', '& a': { mr: 2 } }}>
            <p>{texts.empty}</p>
            <p>
              <Link to={paths.catalogue()}>{texts.toCatalogue}</Link>
              <Link to={paths.find}>{actions.find}</Link>
            </p>
          </Box>
        ) : (
          <LazyBoundary fallback={<p>{summary}</p>}>
            <ListedRows products={products} onEmptied={focusHeading} />
          </LazyBoundary>
        )}
      </Body>
      {children(
        products.length > 0 && (
          <LazyBoundary>
            <ListTools products={products} onEmptied={focusHeading} />
          </LazyBoundary>
        ),
      )}
    </Box>
  )
}
