import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { categories } from '../../content/categories.ts'
import texts from '../../content/texts/header.json'
import { fill } from '../../lib/text.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { Icon } from '../../ui/icons.tsx'
import { CategoryItem } from './CategoryItem.tsx'
import { menuClosed, menuHoverEnded, menuOpened, selectOpenMenu } from './headerSlice.ts'
import { DisclosureButton, MenuLink, MenuPanel } from './menuStyles.ts'
import { isMousePointer, mouseOnly, useDismissibleMenu } from './useDismissibleMenu.ts'

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center' })
const MenuTitle = styled(MenuLink)(({ theme }) => ({ paddingInlineEnd: theme.spacing(0.25) }))

interface Props {
  name: string
  href: string
}

/** Opens on hover, or by its button for keyboard and touch; Escape closes it. */
export const ProductMenu = ({ name, href }: Props) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenMenu) === name
  const panelId = useId()
  const touched = useRef(false)
  const { root, trigger, onBlur } = useDismissibleMenu<HTMLLIElement>(open, () => dispatch(menuClosed()))
  return (
    <Item
      ref={root}
      onPointerEnter={mouseOnly(() => dispatch(menuOpened(name)))}
      onPointerLeave={mouseOnly(() => dispatch(menuHoverEnded()))}
      onBlur={onBlur}
    >
      <MenuTitle
        to={href}
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse'
        }}
        onClick={(event) => {
          // Touch has no hover: the first touch opens the menu, the second follows the link.
          const byTouch = touched.current
          touched.current = false
          if (!byTouch || open) return
          event.preventDefault()
          dispatch(menuOpened(name))
        }}
      >
        {name}
      </MenuTitle>
      <DisclosureButton
        ref={trigger}
        type="button"
        aria-label={fill(texts.submenu, { name })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => dispatch(open && !isMousePointer(event) ? menuClosed() : menuOpened(name))}
      >
        <Icon name="chevronDown" />
      </DisclosureButton>
      <MenuPanel id={panelId} data-open={open}>
        <ul>
          {categories.map((category) => (
            <CategoryItem key={category.id} category={category} />
          ))}
        </ul>
      </MenuPanel>
    </Item>
  )
}
