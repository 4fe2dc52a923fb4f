import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { ByCountry } from '../../components/ByCountry.tsx'
import { Icon } from '../../components/icons.tsx'
import { companies, type Country } from '../../content/companies.ts'
import { Panel } from './bar.ts'
import { CountryButtons } from './CountryButtons.tsx'
import { countryMenuClosed, countryMenuLeft, countryMenuOpened, selectHeader } from './headerSlice.ts'
import { leaves } from './leaves.ts'
import { MenuButton } from './MenuItem.tsx'

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
  const button = useRef<HTMLButtonElement>(null)
  const close = () => dispatch(countryMenuClosed())
  return (
    <Place
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch(countryMenuOpened())}
      onPointerLeave={(event) => event.pointerType === 'mouse' && dispatch(countryMenuLeft())}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        close()
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (open && leaves(event)) close()
      }}
    >
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => dispatch(open ? countryMenuClosed() : countryMenuOpened())}
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
            close()
          }}
        />
      </Options>
    </Place>
  )
}
