import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { forcedColours, forcedSelection } from './forcedColours.ts'
import { moveFocus } from './moveFocus.ts'

interface Tab {
  title: string
  content: ReactNode
  /** False for a panel that says nothing on paper. */
  printed?: boolean
}

/** On paper and without scripts all panels are shown one after another, each under its title, and no tab bar. */
const unfolded = '@media print, (scripting: none)'
const folded = '@media screen and (scripting: enabled)'

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [unfolded]: { display: 'none' },
}))

const Choice = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '0 clamp(10px, 3vw, 24px)',
  marginBlockEnd: -1,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  cursor: 'pointer',
  transition: 'color 160ms ease-out, border-color 160ms ease-out',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    borderBlockEndColor: theme.vars.palette.primary.main,
  },
  [forcedColours]: {
    borderBlockEnd: 0,
    '&[aria-selected="true"]': forcedSelection,
  },
}))

const Panel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  [folded]: { minHeight: 320 },
  [unfolded]: { display: 'block', paddingBlock: theme.spacing(1, 2) },
}))

const Title = styled(Typography)({
  marginBlockEnd: 8,
  [folded]: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}) as typeof Typography

/** Panels of which one is shown; all of them are in the HTML, so that they can be printed and read without scripts. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const [active, setActive] = useState(0)
  const prefix = useId()
  return (
    <>
      <List role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <Choice
            key={title}
            type="button"
            role="tab"
            id={`${prefix}tab${index}`}
            aria-selected={index === active}
            aria-controls={`${prefix}panel${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={(event) => setActive(moveFocus(event) ?? active)}
          >
            {title}
          </Choice>
        ))}
      </List>
      {tabs.map(({ title, content, printed = true }, index) => (
        <Panel
          key={title}
          role="tabpanel"
          id={`${prefix}panel${index}`}
          aria-labelledby={`${prefix}tab${index}`}
          tabIndex={0}
          hidden={index !== active}
          className={printed ? undefined : 'no-print'}
        >
          <Title variant="h3" component="h2">
            {title}
          </Title>
          {content}
        </Panel>
      ))}
    </>
  )
}
