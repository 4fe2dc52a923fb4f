import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { Icon } from '../../components/icons.tsx'
import { categories } from '../../content/categories.ts'
import { Panel } from './bar.ts'
import { CategoryItem } from './CategoryItem.tsx'
import { menuClosed, menuLeft, menuOpened, selectHeader } from './headerSlice.ts'
import { isMouse, onMouse } from './menuEvents.ts'
import { MenuLink, UnfoldButton } from './MenuItem.tsx'
import { useMenu } from './useMenu.ts'

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center' })
const Trigger = styled(MenuLink)({ paddingInlineEnd: 2 })

interface Props {
  name: string
  href: string
}

/** The Products dropdown: opens under the mouse, by its button for keyboard and touch; Escape closes it. */
export const ProductMenu = ({ name, href }: Props) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectHeader).openMenu === name
  const panelId = useId()
  const touched = useRef(false)
  const { place, button, onBlur } = useMenu<HTMLLIElement>(open, () => dispatch(menuClosed()))
  return (
    <Item
      ref={place}
      onPointerEnter={onMouse(() => dispatch(menuOpened(name)))}
      onPointerLeave={onMouse(() => dispatch(menuLeft()))}
      onBlur={onBlur}
    >
      <Trigger
        to={href}
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse'
        }}
        onClick={(event) => {
          // The first touch opens what a mouse opens by hovering; the second follows the link.
          if (!touched.current || open) return
          event.preventDefault()
          dispatch(menuOpened(name))
        }}
      >
        {name}
      </Trigger>
      <UnfoldButton
        ref={button}
        type="button"
        aria-label={`${name} menu`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => dispatch(open && !isMouse(event) ? menuClosed() : menuOpened(name))}
      >
        <Icon name="chevronDown" />
      </UnfoldButton>
      <Panel id={panelId} data-open={open}>
        <ul>
          {categories.map((category) => (
            <CategoryItem key={category.id} category={category} />
          ))}
        </ul>
      </Panel>
    </Item>
  )
}
