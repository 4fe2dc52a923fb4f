import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import texts from '../../../content/texts/filters.json'
import size from '../../../content/texts/size.json'
import { isUnlimited, type Room, roomSides, sideInput } from '../../../domain/products/room.ts'
import { readLength } from '../../../lib/digits.ts'
import { fieldStyle } from '../../../ui/styles/controls.ts'

const Fields = styled('fieldset')(({ theme }) => ({
  '& legend': { marginBlockEnd: theme.spacing(1) },
  '& > div': { rowGap: theme.spacing(1.5) },
  '& > div > div': { flex: '1 1 104px' },
  '& label': { display: 'grid', gap: theme.spacing(0.5), fontSize: theme.fontSize.small },
  '& input': { ...fieldStyle(theme), width: '100%' },
  '& [role=alert]': {
    display: 'block',
    marginBlockStart: theme.spacing(0.5),
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.error.main,
  },
}))

interface FieldProps {
  side: (typeof roomSides)[number]
  room: Room
  onGiven: (value: number | undefined) => void
}

/** Takes over a typed length when the field is left, or at Enter. */
const RoomField = ({ side, room, onGiven }: FieldProps) => {
  const value = room[side]
  const [typed, setTyped] = useState(String(value ?? ''))
  const [lastRoom, setLastRoom] = useState(room)
  const [isWrong, setIsWrong] = useState(false)
  const wrongId = useId()
  // A chip, Clear Filters or Back has changed the room. A React key would lose the focus after Enter.
  if (room !== lastRoom) {
    setLastRoom(room)
    // A refused length is not part of the room, and stays in its field while another side changes.
    if (value !== lastRoom[side] || isUnlimited(room)) {
      setTyped(String(value ?? ''))
      setIsWrong(false)
    }
  }
  const give = (): void => {
    const given = typed.trim() === '' ? undefined : readLength(typed)
    setIsWrong(Number.isNaN(given))
    if (Number.isNaN(given)) return
    setTyped(String(given ?? ''))
    if (given !== value) onGiven(given)
  }
  return (
    <div>
      <label>
        <span>{size.sides[side]}</span>
        <input
          {...sideInput}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={give}
          onKeyDown={({ key }) => {
            if (key === 'Enter') give()
          }}
        />
      </label>
      {isWrong && (
        <span id={wrongId} role="alert">
          {size.unreadable}
        </span>
      )}
    </div>
  )
}

interface Props {
  room: Room
  onGiven: (room: Room) => void
}

export const RoomFields = ({ room, onGiven }: Props) => (
  <Fields>
    <legend>{texts.room.title}</legend>
    <div>
      {roomSides.map((side) => (
        <RoomField
          key={side}
          side={side}
          room={room}
          onGiven={(given) => onGiven({ ...room, [side]: given })}
        />
      ))}
    </div>
  </Fields>
)
