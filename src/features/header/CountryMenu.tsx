import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { companies } from '../../content/countries.ts'
import texts from '../../content/texts/header.json'
import { ByCountry } from '../../country/ByCountry.tsx'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { Icon } from '../../ui/icons.tsx'
import { CountryButtons } from './CountryButtons.tsx'
import {
  countryMenuClosed,
  countryMenuHoverEnded,
  countryMenuOpened,
  selectCountryMenuOpen,
} from './headerSlice.ts'
import { MenuButton, MenuPanel } from './menuStyles.ts'
import { isMousePointer, mouseOnly, useDismissibleMenu } from './useDismissibleMenu.ts'

const Root = styled('div')({ position: 'relative' })
const CurrentCountry = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
}))
const Options = styled(MenuPanel)({ insetInlineEnd: 0, minWidth: 200 })

export const CountryMenu = () => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectCountryMenuOpen)
  const panelId = useId()
  const { root, trigger, onBlur } = useDismissibleMenu<HTMLDivElement>(open, () =>
    dispatch(countryMenuClosed()),
  )
  return (
    <Root
      ref={root}
      onPointerEnter={mouseOnly(() => dispatch(countryMenuOpened()))}
      onPointerLeave={mouseOnly(() => dispatch(countryMenuHoverEnded()))}
      onBlur={onBlur}
    >
      <MenuButton
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) =>
          dispatch(open && !isMousePointer(event) ? countryMenuClosed() : countryMenuOpened())
        }
      >
        <ByCountry>
          {(country, only) => (
            <CurrentCountry {...only}>
              <img src={companies[country].flag} alt={texts.country} width={24} height={16} />
              {country}
            </CurrentCountry>
          )}
        </ByCountry>
        <Icon name="chevronDown" />
      </MenuButton>
      <Options id={panelId} data-open={open}>
        <CountryButtons onSelected={() => trigger.current?.focus()} />
      </Options>
    </Root>
  )
}
