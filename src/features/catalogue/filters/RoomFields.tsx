import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import texts from '../../../content/texts/filters.json'
import size from '../../../content/texts/size.json'
import { isUnlimited, type Room, roomSides, sideInput } from '../../../domain/products/room.ts'
import { readLength } from '../../../lib/digits.ts'
import { fill } from '../../../lib/text.ts'
import { useTimer } from '../../../ui/browser/timers.ts'
import { fieldStyle } from '../../../ui/styles/controls.ts'

const Fields = styled('fieldset')(({ theme }) => ({
  '& legend': { marginBlockEnd: theme.spacing(1) },
  // The three sides share a line, and a message stands below them.
  '&& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4em), 1fr))',
    gap: theme.spacing(0.5),
    alignItems: 'end',
  },
  '& > div > div': { display: 'contents' },
  '& label': {
    display: 'grid',
    gap: theme.spacing(0.5),
    fontSize: theme.fontSize.small,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& input': { ...fieldStyle(theme), width: '100%' },
  '& :is([role=alert], button)': { order: 1, gridColumn: '1 / -1', fontSize: theme.fontSize.small },
  '& [role=alert]': { color: theme.vars.palette.error.main },
  '& button': { justifySelf: 'start' },
}))

interface FieldProps {
  side: (typeof roomSides)[number]
  room: Room
  /** Whether the fields themselves have given the room, rather than a chip, Clear Filters or Back. */
  isOwn: boolean
  onGiven: (value: number | undefined) => void
}

/** So long after the last key a typed length counts. In ms. */
const typingPauseMs = 400

/** In mm. No machine is that small, so centimetres were probably meant. */
const small = 100

/** Takes over a length while it is typed. When the field is left, or at Enter, it shows mm or what is wrong. */
const RoomField = ({ side, room, isOwn, onGiven }: FieldProps) => {
  const value = room[side]
  const [typed, setTyped] = useState(String(value ?? ''))
  const [lastRoom, setLastRoom] = useState(room)
  const [isWrong, setIsWrong] = useState(false)
  const [wrongId, smallId] = [useId(), useId()]
  const isSmall = value !== undefined && value < small
  const input = useRef<HTMLInputElement>(null)
  const pause = useTimer()
  // A React key would lose the focus after Enter.
  if (room !== lastRoom) {
    setLastRoom(room)
    // A refused length is not part of the room. It stays until the whole room is cleared elsewhere.
    const isChanged = value !== lastRoom[side] && value !== readLength(typed)
    if (isChanged || (isUnlimited(room) && !isOwn)) {
      setTyped(String(value ?? ''))
      setIsWrong(false)
    }
  }
  const give = (text: string): void => {
    const given = readLength(text)
    if (!Number.isNaN(given) && given !== value) onGiven(given)
  }
  const end = (): void => {
    pause.stop()
    const given = readLength(typed)
    setIsWrong(Number.isNaN(given))
    if (!Number.isNaN(given)) setTyped(String(given ?? ''))
    give(typed)
  }
  return (
    <div>
      <label>
        <span>{size.sides[side]}</span>
        <input
          ref={input}
          {...sideInput}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={[isSmall && smallId, isWrong && wrongId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            pause.start(() => give(target.value), typingPauseMs)
          }}
          onBlur={end}
          onKeyDown={({ key }) => {
            if (key === 'Enter') end()
          }}
        />
      </label>
      {isSmall && (
        <Button
          id={smallId}
          variant="outlined"
          onClick={() => {
            onGiven(value * 10)
            input.current?.focus()
          }}
        >
          <span>{fill(size.centimetres, { length: value })}</span>
        </Button>
      )}
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

export const RoomFields = ({ room, onGiven }: Props) => {
  const [own, setOwn] = useState(room)
  const give = (given: Room): void => {
    setOwn(given)
    onGiven(given)
  }
  return (
    <Fields>
      <legend>{texts.room.title}</legend>
      <div>
        {roomSides.map((side) => (
          <RoomField
            key={side}
            {...{ side, room }}
            isOwn={room === own}
            onGiven={(given) => give({ ...room, [side]: given })}
          />
        ))}
      </div>
    </Fields>
  )
}
