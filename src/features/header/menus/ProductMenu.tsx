import { styled } from '@mui/material/styles'
import { Activity, useRef } from 'react'
import { categories, type Category, menuChildren } from '../../../content/categories.ts'
import texts from '../../../content/texts/header.json'
import { paths } from '../../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { SubcategoryLinks } from '../../../parts/navigation/SubcategoryLinks.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { menuClosed, menuOpened, selectOpenSubmenu, submenuClosed, submenuOpened } from '../headerSlice.ts'
import { DisclosureButton, MenuLink, MenuPanel } from './menuStyles.ts'
import { useDismissibleMenu } from './useDismissibleMenu.ts'
import { useHoverMenu } from './useHoverMenu.ts'

/** Under the pointer an entry and its arrow look like one. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: theme.radius.corner,
  '&:hover': { backgroundColor: theme.vars.palette.site.wash },
}))
/** Close to its arrow, also where Header brings the entries closer together. */
const MenuTitle = styled(MenuLink)(({ theme }) => ({ '&&': { paddingInlineEnd: theme.spacing(0.25) } }))
const Submenu = styled(MenuPanel)({ insetBlockStart: -9, insetInlineStart: '100%' })

const CategoryItem = ({ category }: { category: Category }) => {
  const open = useAppSelector(selectOpenSubmenu) === category.id
  const { hover, button, panel } = useHoverMenu(open, {
    opened: submenuOpened(category.id),
    closed: submenuClosed(),
    closeDelayMs: 300,
  })
  const isParent = menuChildren(category).length > 0
  return (
    <Item {...hover} onPointerEnter={isParent ? hover.onPointerEnter : undefined}>
      <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
      {isParent && (
        <>
          <DisclosureButton aria-label={fill(texts.submenu, { name: category.name })} {...button}>
            <Icon name="chevronRight" />
          </DisclosureButton>
          <Submenu {...panel}>
            <SubcategoryLinks category={category} Link={MenuLink} />
          </Submenu>
        </>
      )}
    </Item>
  )
}

/** Opens on hover, or by its button for keyboard and touch; Escape closes it. */
export const ProductMenu = ({ name, href }: { name: string; href: string }) => {
  const dispatch = useAppDispatch()
  const { open, content, root, trigger, onBlur } = useDismissibleMenu<HTMLLIElement>(name)
  const { hover, button, panel } = useHoverMenu(open, {
    opened: menuOpened(name),
    closed: menuClosed(name),
    closeDelayMs: 200,
  })
  const touched = useRef(false)
  return (
    <Item ref={root} onBlur={onBlur} {...hover}>
      <MenuTitle
        to={href}
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse'
        }}
        onClick={(event) => {
          // Without hover the first touch opens the menu, and the second follows the link.
          const byKeyboard = event.detail === 0
          if (byKeyboard || !touched.current || open) return
          event.preventDefault()
          dispatch(menuOpened(name))
        }}
      >
        {name}
      </MenuTitle>
      <DisclosureButton ref={trigger} aria-label={fill(texts.submenu, { name })} {...button}>
        <Icon name="chevronDown" />
      </DisclosureButton>
      <MenuPanel {...panel}>
        <Activity mode={content}>
          <ul>
            {categories.map((category) => (
              <CategoryItem key={category.id} category={category} />
            ))}
          </ul>
        </Activity>
      </MenuPanel>
    </Item>
  )
}
