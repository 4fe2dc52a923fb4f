import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Activity, useId } from 'react'
import { categories } from '../../../content/categories.ts'
import texts from '../../../content/texts/header.json'
import { paths } from '../../../domain/routing/paths.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { mailLink, telephoneLink } from '../../../lib/links.ts'
import { fill } from '../../../lib/text.ts'
import { ByCountry } from '../../../parts/country/ByCountry.tsx'
import { SubcategoryLinks } from '../../../parts/navigation/SubcategoryLinks.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { CountryButtons } from '../CountryButtons.tsx'
import { menuClosed, menuOpened, mobileMenu } from '../headerSlice.ts'
import { mainNavigation } from '../mainNavigation.ts'
import { MenuButton, menuItemStyle, MenuLink, unfolding } from './menuStyles.ts'
import { useDismissibleMenu } from './useDismissibleMenu.ts'

const Root = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }))

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  height: `calc(100dvh - ${theme.layout.headerBar}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(1, 2, 3),
  backgroundColor: theme.vars.palette.background.default,
  ...unfolding(theme, '-8px'),
}))

const Trigger = styled(MenuButton)(({ theme }) => ({
  justifyContent: 'center',
  width: theme.layout.control,
  padding: theme.spacing(0.75),
  fontSize: theme.fontSize.h3,
}))

const Summary = styled('summary')(({ theme }) => ({
  ...menuItemStyle(theme),
  justifyContent: 'space-between',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
}))

/** On a phone the strip above the header, which has these links, is not shown. */
const Contact = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  borderBlock: theme.edge.hairline,
  '& a': menuItemStyle(theme),
}))

const CategoryList = styled('ul')(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: theme.edge.hairline,
  '& ul': { marginInlineStart: theme.spacing(2), color: theme.vars.palette.text.secondary },
}))

/** A native `details` element, so that assistive technology knows its state. */
const MobileProducts = ({ name, href }: { name: string; href: string }) => (
  <details>
    <Summary>
      <span>{name}</span>
      <Icon name="chevronDown" />
    </Summary>
    <CategoryList>
      <li>
        <MenuLink to={href}>{fill(texts.everything, { name })}</MenuLink>
      </li>
      {categories.map((category) => (
        <li key={category.id}>
          <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
          <SubcategoryLinks category={category} Link={MenuLink} />
        </li>
      ))}
    </CategoryList>
  </details>
)

export const MobileMenu = () => {
  const dispatch = useAppDispatch()
  const panelId = useId()
  const countryId = useId()
  const { open, content, root, trigger, onBlur } = useDismissibleMenu<HTMLDivElement>(mobileMenu)
  return (
    <Root ref={root} className="needs-scripts" onBlur={onBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={open ? texts.closeMenu : texts.openMenu}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => dispatch(open ? menuClosed(mobileMenu) : menuOpened(mobileMenu))}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </Trigger>
      <Panel id={panelId} data-open={open}>
        <Activity mode={content}>
          <nav aria-label={texts.phoneMenu}>
            <ul>
              {mainNavigation.map(({ name, href, dropdown }) => (
                <li key={name}>
                  {dropdown ? (
                    <MobileProducts name={name} href={href} />
                  ) : (
                    <MenuLink to={href}>{name}</MenuLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </Activity>
        <ByCountry>
          {({ phone, email }, audience) => (
            <Contact {...audience}>
              <a href={telephoneLink(phone)}>{phone}</a>
              <a href={mailLink(email)}>{email}</a>
            </Contact>
          )}
        </ByCountry>
        <Typography id={countryId} variant="overline" component="p" sx={{ mt: 2, px: 1.5 }}>
          {texts.selectCountry}
        </Typography>
        <div role="group" aria-labelledby={countryId}>
          <CountryButtons />
        </div>
      </Panel>
    </Root>
  )
}
