import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { moveFocus } from '../browser/moveFocus.ts'
import { useHydrated } from '../browser/useHydrated.tsx'
import { forcedColours, forcedSelection, visuallyHidden } from './styles/accessibility.ts'

interface Tab {
  title: string
  content: ReactNode
  /** The panel's id, which an address can name. */
  anchor?: string | undefined
  /** False for a panel that is useless on paper. */
  printed?: boolean
}

/** On paper and without scripts all panels show, each under its title. */
const unfolded = '@media print, (scripting: none)'
const folded = '@media screen and (scripting: enabled)'

const selectedLook = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  borderBlockEndColor: theme.vars.palette.primary.main,
})

/** Before hydration the `:target` panel is open by CSS, so that nothing changes when the scripts start. */
const Root = styled('div')(({ theme }) => ({
  '&[data-early]:has(> :target)': {
    [folded]: {
      '& > [role=tabpanel]': { display: 'none' },
      '& > :target': { display: 'block' },
    },
    '& > :target': { outline: 'none' },
    '& [aria-selected=true]': { color: 'inherit', borderBlockEndColor: 'transparent' },
  },
  '&[data-early]:has(> :nth-of-type(3):target) [role=tab]:nth-of-type(2)': selectedLook(theme),
  '&[data-early]:has(> :nth-of-type(4):target) [role=tab]:nth-of-type(3)': selectedLook(theme),
}))

const TabList = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [unfolded]: { display: 'none' },
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
  // An address that names the panel shows its tabs too.
  [folded]: { minHeight: 320, scrollMarginBlockStart: theme.layout.tab },
  [unfolded]: { display: 'block', paddingBlock: theme.spacing(0.5, 1) },
}))

const PanelTitle = styled(Typography)(({ theme }) => ({
  marginBlockEnd: theme.spacing(1),
  [folded]: { ...visuallyHidden, margin: 0, whiteSpace: 'nowrap' },
})) as typeof Typography

interface Props {
  label: string
  tabs: readonly Tab[]
  open: number
  /** `byKey` while the visitor moves along the tabs. */
  onSelected: (index: number, byKey: boolean) => void
}

/** The HTML has every panel, for print and without scripts. */
export const Tabs = ({ label, tabs, open, onSelected }: Props) => {
  const prefix = useId()
  const hydrated = useHydrated()
  const panelId = (index: number) => tabs[index]?.anchor ?? `${prefix}panel${index}`
  const moveFrom = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveFocus(event)
    if (next !== undefined) onSelected(next, true)
  }
  return (
    <Root data-early={hydrated ? undefined : true}>
      <TabList role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <TabButton
            key={title}
            type="button"
            role="tab"
            id={`${prefix}tab${index}`}
            aria-selected={index === open}
            aria-controls={panelId(index)}
            tabIndex={index === open ? 0 : -1}
            onClick={() => onSelected(index, false)}
            onKeyDown={moveFrom}
          >
            {title}
          </TabButton>
        ))}
      </TabList>
      {tabs.map(({ title, content, printed = true }, index) => (
        <TabPanel
          key={title}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={`${prefix}tab${index}`}
          tabIndex={0}
          hidden={index !== open}
          className={printed ? undefined : 'no-print'}
        >
          <PanelTitle variant="h3" component="h2">
            {title}
          </PanelTitle>
          {content}
        </TabPanel>
      ))}
    </Root>
  )
}
