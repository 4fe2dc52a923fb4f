import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/header.json'
import { ByCountry } from '../../../parts/country/ByCountry.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { visuallyHidden } from '../../../ui/styles/accessibility.ts'
import { CountryButtons } from '../CountryButtons.tsx'
import { countryMenu, menuClosed, menuOpened } from '../headerSlice.ts'
import { MenuButton, MenuPanel } from './menuStyles.ts'
import { useDismissibleMenu } from './useDismissibleMenu.ts'
import { useHoverMenu } from './useHoverMenu.ts'

const Root = styled('div')({ position: 'relative' })

/** A tablet's header has room for the flag alone. */
const Selected = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  [theme.breakpoints.between('md', 'lg')]: { '& > span': visuallyHidden },
}))

const Options = styled(MenuPanel)({ insetInlineEnd: 0, minWidth: 200 })

export const CountryMenu = () => {
  const { open, root, trigger, onBlur } = useDismissibleMenu<HTMLDivElement>(countryMenu)
  const { hover, button, panel } = useHoverMenu(open, {
    opened: menuOpened(countryMenu),
    closed: menuClosed(countryMenu),
    closeDelayMs: 500,
  })
  return (
    <Root ref={root} onBlur={onBlur} {...hover}>
      <MenuButton ref={trigger} {...button}>
        <ByCountry>
          {({ flag }, audience, country) => (
            <Selected {...audience}>
              <img src={flag} alt={texts.country} width={24} height={16} />
              <span>{country}</span>
            </Selected>
          )}
        </ByCountry>
        <Icon name="chevronDown" />
      </MenuButton>
      <Options {...panel}>
        <CountryButtons />
      </Options>
    </Root>
  )
}
