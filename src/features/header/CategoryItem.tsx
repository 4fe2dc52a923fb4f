import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { type Category, menuChildren } from '../../content/categories.ts'
import texts from '../../content/texts/header.json'
import { fill } from '../../lib/text.ts'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { Icon } from '../../ui/icons.tsx'
import { selectOpenSubmenu, submenuClosed, submenuHoverEnded, submenuOpened } from './headerSlice.ts'
import { DisclosureButton, MenuLink, MenuPanel } from './menuStyles.ts'
import { SubcategoryLinks } from './SubcategoryLinks.tsx'
import { isMousePointer, mouseOnly } from './useDismissibleMenu.ts'

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center' })
const Submenu = styled(MenuPanel)({ insetBlockStart: -9, insetInlineStart: '100%' })

export const CategoryItem = ({ category }: { category: Category }) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenSubmenu) === category.id
  const panelId = useId()
  const parent = menuChildren(category).length > 0
  const unfold = () => dispatch(submenuOpened(category.id))
  return (
    <Item
      onPointerEnter={mouseOnly(() => parent && unfold())}
      onPointerLeave={mouseOnly(() => dispatch(submenuHoverEnded()))}
    >
      <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
      {parent && (
        <>
          <DisclosureButton
            type="button"
            aria-label={fill(texts.submenu, { name: category.name })}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={(event) => (open && !isMousePointer(event) ? dispatch(submenuClosed()) : unfold())}
          >
            <Icon name="chevronRight" />
          </DisclosureButton>
          <Submenu id={panelId} data-open={open}>
            <SubcategoryLinks category={category} />
          </Submenu>
        </>
      )}
    </Item>
  )
}
