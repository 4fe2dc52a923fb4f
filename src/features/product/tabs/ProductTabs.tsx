import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import texts from '../../../content/texts/product.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { madeByPage } from '../../../domain/routing/address.ts'
import { selectAddress } from '../../../domain/state/addressSlice.ts'
import { useAppSelector } from '../../../domain/state/hooks.ts'
import { moveFocus } from '../../../ui/browser/moveFocus.ts'
import { useHydrated } from '../../../ui/browser/useHydrated.tsx'
import { forcedColours, forcedSelection, visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { Videos } from '../videos/Videos.tsx'
import { Features } from './Features.tsx'
import { Specifications } from './Specifications.tsx'

/** The hashes of the tabs; the first tab has none. */
const tabAnchors = ['', 'specifications', 'videos'] as const

/** On paper and without scripts all panels are visible. */
const withAllPanels = '@media print, (scripting: none)'
const withOnePanel = '@media screen and (scripting: enabled)'

const selectedLook = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  borderBlockEndColor: theme.vars.palette.primary.main,
})

/** The HTML has Overview open. Until hydration CSS opens the panel of the hash, so that nothing jumps. */
const Root = styled('div')(({ theme }) => ({
  '&[data-static]:has(> :target)': {
    [withOnePanel]: {
      '& > [role=tabpanel]': { display: 'none' },
      '& > [role=tabpanel]:target': { display: 'block' },
    },
    '& > [role=tabpanel]:target': { outline: 'none' },
    '& [aria-selected=true]': { color: 'inherit', borderBlockEndColor: 'transparent' },
  },
  '&[data-static]:has(> #specifications:target) [aria-controls=specifications]': selectedLook(theme),
  '&[data-static]:has(> #videos:target) [aria-controls=videos]': selectedLook(theme),
}))

const TabList = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: theme.edge.hairline,
  [withAllPanels]: { display: 'none' },
}))

const TabButton = styled('button')(({ theme }) => ({
  minHeight: theme.layout.tab,
  padding: '0 clamp(10px, 3vw, 24px)',
  marginBlockEnd: -1,
  font: 'inherit',
  fontWeight: theme.fontWeight.semibold,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  cursor: 'pointer',
  transition: `color ${theme.timing.control}, border-color ${theme.timing.control}`,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': selectedLook(theme),
  [forcedColours]: {
    borderBlockEnd: 0,
    '&[aria-selected="true"]': forcedSelection,
  },
}))

const TabPanel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.down('md')]: { paddingBlock: theme.spacing(1.5, 3) },
  // The hash of a panel scrolls to the tabs above it.
  [withOnePanel]: {
    minHeight: 320,
    scrollMarginBlockStart: theme.layout.tab,
    // The browser hides only the content. This hides the panel itself from keyboards and screen readers.
    '&[hidden=until-found]': { minHeight: 0, padding: 0, visibility: 'hidden' },
    '&[hidden=until-found] > *': { visibility: 'visible' },
  },
  [withAllPanels]: { display: 'block', contentVisibility: 'visible', paddingBlock: theme.spacing(0.5, 1) },
}))

interface FoundPanelProps extends ComponentProps<typeof TabPanel> {
  isOpen: boolean
  isStatic: boolean
  /** Called when the browser's search finds text in the closed panel. */
  onFound: () => void
}

/**
 * React knows `hidden` only as true or false. The HTML has `true`, since nothing could open the tab yet, and
 * keeps it until the tab of the hash is open, whose panel would lose the focus.
 */
const FoundPanel = ({ isOpen, isStatic, onFound, ...panel }: FoundPanelProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const find = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const { current } = ref
    if (isStatic || isOpen || !current) return undefined
    current.setAttribute('hidden', 'until-found')
    const listening = new AbortController()
    current.addEventListener('beforematch', find, { signal: listening.signal })
    return () => listening.abort()
  }, [isStatic, isOpen])
  return <TabPanel {...panel} ref={ref} role="tabpanel" tabIndex={0} hidden={!isOpen} />
}

const PanelTitle = styled(Typography)(({ theme }) => ({
  marginBlockEnd: theme.spacing(1),
  [withOnePanel]: { ...visuallyHidden, margin: 0, whiteSpace: 'nowrap' },
})) as typeof Typography

/** The index of the tab that the address named last. A hash may also belong to something else. */
const useOpenTab = (): number => {
  // Not the router's hash, because the HTML has the first tab open until hydration.
  const hash = useAppSelector((state) => selectAddress(state).hash)
  const named = tabAnchors.findIndex((anchor) => anchor === hash.slice(1))
  const [open, setOpen] = useState(0)
  if (named < 0 || named === open) return open
  setOpen(named)
  return named
}

/** All panels are rendered, for print and for browsers without scripts. */
export const ProductTabs = ({ product }: { product: ProductDetail }) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const open = useOpenTab()
  const isStatic = !useHydrated()
  const prefix = useId()
  const panelId = (index: number) => (index === 0 ? `${prefix}panel0` : tabAnchors[index])
  // A click adds an entry to the history, an arrow key replaces the current one.
  const select = (index: number, byKey: boolean) => {
    const anchor = tabAnchors[index] ?? ''
    if (anchor === hash.slice(1)) return
    void navigate({ search, hash: anchor }, { replace: byKey, state: madeByPage })
  }
  /** The router opens the tab of an address. The browser shows its panel like one in which it finds text. */
  const openFound = (index: number) => {
    if (index === 0 || window.location.hash !== `#${tabAnchors[index]}`) select(index, true)
  }
  const moveFrom = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveFocus(event)
    if (next !== undefined) select(next, true)
  }
  const tabs = [
    { title: texts.tabs.overview, content: <Features features={product.features} />, printed: true },
    { title: texts.tabs.specifications, content: <Specifications product={product} />, printed: true },
    { title: texts.tabs.videos, content: <Videos product={product} />, printed: false },
  ]
  return (
    <Root data-static={isStatic || undefined}>
      <TabList role="tablist" aria-label={texts.tabs.label}>
        {tabs.map(({ title }, index) => (
          <TabButton
            key={title}
            type="button"
            role="tab"
            id={`${prefix}tab${index}`}
            aria-selected={index === open}
            aria-controls={panelId(index)}
            tabIndex={index === open ? 0 : -1}
            onClick={() => select(index, false)}
            onKeyDown={moveFrom}
          >
            {title}
          </TabButton>
        ))}
      </TabList>
      {tabs.map(({ title, content, printed }, index) => (
        <FoundPanel
          key={title}
          id={panelId(index)}
          aria-labelledby={`${prefix}tab${index}`}
          isOpen={index === open}
          isStatic={isStatic}
          onFound={() => openFound(index)}
          className={printed ? undefined : 'no-print'}
        >
          <PanelTitle variant="h3" component="h2">
            {title}
          </PanelTitle>
          {content}
        </FoundPanel>
      ))}
    </Root>
  )
}
