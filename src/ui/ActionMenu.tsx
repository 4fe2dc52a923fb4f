import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Icon } from './pictures/Icon.tsx'

interface Action {
  label: string
  /** An address, which opens in a page of its own. */
  href?: string
  onChosen?: () => void
}

interface Props {
  label: string
  /** For screen readers, where the page has several menus of one label. */
  name?: string
  actions: readonly Action[]
  /** Of the button under which the menu opens, where that stands at the right edge of its column. */
  side?: 'left' | 'right'
}

const Surface = styled(Menu)(({ theme }) => ({
  '& .MuiPaper-root': { border: theme.edge.hairline, boxShadow: theme.shadow.menu },
  '& .MuiMenuItem-root': { minHeight: theme.layout.control },
}))

export const ActionMenu = ({ label, name, actions, side = 'left' }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        endIcon={<Icon name="chevronDown" />}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{label}</span>
      </Button>
      <Surface
        id={`${id}-menu`}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {actions.map(({ label: action, href, onChosen }) => (
          <MenuItem
            key={action}
            {...(href !== undefined && {
              component: 'a',
              href,
              target: '_blank',
              rel: 'noopener noreferrer',
            })}
            onClick={() => {
              close()
              onChosen?.()
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Surface>
    </>
  )
}
