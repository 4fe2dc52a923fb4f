import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../../content/texts/finder.json'
import size from '../../../content/texts/size.json'
import { roomSides, roomText, sideInput } from '../../../domain/products/room.ts'
import { readLength } from '../../../lib/digits.ts'
import { textFieldsOf } from '../../../lib/types.ts'
import { fieldStyle } from '../../../ui/styles/controls.ts'
import { type Answers, findPath, roomOf } from '../answers/answers.ts'

const Form = styled('form')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: theme.edge.hairline,
  '& fieldset': { maxWidth: 640 },
  '& legend': { fontWeight: theme.fontWeight.semibold },
  '& fieldset > div': {
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
    alignItems: 'end',
    marginBlockStart: theme.spacing(1),
  },
  '& label': { display: 'grid', gap: theme.spacing(0.5), fontSize: theme.fontSize.small },
  '& input': { ...fieldStyle(theme), width: '100%' },
  '& [role=alert]': { marginBlockStart: theme.spacing(1), color: theme.vars.palette.error.main },
}))

/** The optional last question: the room that the product has to fit into. */
export const FitsForm = ({ answers }: { answers: Answers }) => {
  const navigate = useNavigate()
  const wrongId = useId()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const room = roomOf(answers)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textFieldsOf(Object.fromEntries(new FormData(event.currentTarget)))
    const sides = roomSides.map((side) => [side, readLength(typed[side] ?? '')] as const)
    const unread = sides.flatMap(([side, length]) => (Number.isNaN(length) ? side : []))
    setWrong(unread)
    if (unread[0]) return event.currentTarget.querySelector<HTMLElement>(`[name=${unread[0]}]`)?.focus()
    const text = roomText(Object.fromEntries(sides))
    if (text !== roomText(room)) void navigate(findPath({ ...answers, fits: text ? [text] : undefined }))
  }
  return (
    <Form key={roomText(room)} onSubmit={submit} className="no-print">
      <fieldset>
        <legend>{texts.fits.question}</legend>
        <div>
          {roomSides.map((side) => {
            const isWrong = wrong.includes(side)
            return (
              <label key={side}>
                <span>{size.sides[side]}</span>
                <input
                  {...sideInput}
                  name={side}
                  defaultValue={room[side]}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? wrongId : undefined}
                />
              </label>
            )
          })}
          <Button type="submit" variant="outlined">
            {texts.fits.apply}
          </Button>
        </div>
        {wrong.length > 0 && (
          <p id={wrongId} role="alert">
            {size.unreadable}
          </p>
        )}
      </fieldset>
    </Form>
  )
}
