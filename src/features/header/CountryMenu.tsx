import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { ByCountry } from '../../components/ByCountry.tsx'
import { Icon } from '../../components/icons.tsx'
import { companies, type Country } from '../../content/companies.ts'
import { Panel } from './bar.ts'
import { CountryButtons } from './CountryButtons.tsx'
import { countryMenuClosed, countryMenuLeft, countryMenuOpened, selectHeader } from './headerSlice.ts'
import { isMouse, onMouse } from './menuEvents.ts'
import { MenuButton } from './MenuItem.tsx'
import { useMenu } from './useMenu.ts'

const Place = styled('div')({ position: 'relative' })
const Current = styled('span')({ display: 'flex', alignItems: 'center', gap: 10 })
const Options = styled(Panel)({ insetInlineEnd: 0, minWidth: 200 })

interface Props {
  onSelected: (country: Country) => void
}

/** The country selector on wide screens. */
export const CountryMenu = ({ onSelected }: Props) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectHeader).countryMenuOpen
  const panelId = useId()
  const close = () => dispatch(countryMenuClosed())
  const { place, button, onBlur } = useMenu<HTMLDivElement>(open, close)
  return (
    <Place
      ref={place}
      onPointerEnter={onMouse(() => dispatch(countryMenuOpened()))}
      onPointerLeave={onMouse(() => dispatch(countryMenuLeft()))}
      onBlur={onBlur}
    >
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => dispatch(open && !isMouse(event) ? countryMenuClosed() : countryMenuOpened())}
      >
        <ByCountry>
          {(country, only) => (
            <Current {...only}>
              <img src={companies[country].flag} alt="Country:" width={24} height={16} />
              {country}
            </Current>
          )}
        </ByCountry>
        <Icon name="chevronDown" />
      </MenuButton>
      <Options id={panelId} data-open={open}>
        <CountryButtons
          onSelected={(country) => {
            onSelected(country)
            button.current?.focus()
            close()
          }}
        />
      </Options>
    </Place>
  )
}
