import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import type { Category } from '../../content/categories.ts'
import { menuChildren } from '../../content/navigation.ts'
import { Panel } from './bar.ts'
import { selectHeader, submenuClosed, submenuLeft, submenuOpened } from './headerSlice.ts'
import { isMouse, onMouse } from './menuEvents.ts'
import { MenuLink, UnfoldButton } from './MenuItem.tsx'
import { SubcategoryLinks } from './SubcategoryLinks.tsx'

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center' })
const Submenu = styled(Panel)({ insetBlockStart: -9, insetInlineStart: '100%' })

/** A category in the Products dropdown, with its second level beside it. */
export const CategoryItem = ({ category }: { category: Category }) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectHeader).openSubmenu === category.id
  const panelId = useId()
  const parent = menuChildren(category).length > 0
  const unfold = () => dispatch(submenuOpened(category.id))
  return (
    <Item
      onPointerEnter={onMouse(() => parent && unfold())}
      onPointerLeave={onMouse(() => dispatch(submenuLeft()))}
    >
      <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
      {parent && (
        <>
          <UnfoldButton
            type="button"
            aria-label={`${category.name} menu`}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={(event) => (open && !isMouse(event) ? dispatch(submenuClosed()) : unfold())}
          >
            <Icon name="chevronRight" />
          </UnfoldButton>
          <Submenu id={panelId} data-open={open}>
            <SubcategoryLinks category={category} />
          </Submenu>
        </>
      )}
    </Item>
  )
}
