import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../../content/texts/finder.json'
import size from '../../../content/texts/size.json'
import { parseRoom, roomSides, roomText, sideInput } from '../../../domain/products/room.ts'
import { textFieldsOf } from '../../../lib/types.ts'
import { fieldStyle } from '../../../ui/styles/controls.ts'
import { type Answers, findPath, plainNumber, roomOf } from '../answers/answers.ts'

const Form = styled('form')(({ theme }) => ({
  maxWidth: 640,
  marginBlockStart: theme.spacing(4),
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
}))

/** The optional last question: the room that the product has to fit into. */
export const FitsForm = ({ answers }: { answers: Answers }) => {
  const navigate = useNavigate()
  const room = roomOf(answers)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = textFieldsOf(Object.fromEntries(new FormData(event.currentTarget)))
    const sides = roomSides.map((side) => plainNumber(given[side] ?? ''))
    const text = roomText(parseRoom(sides.join('x')))
    const { fits, ...others } = answers
    if (text !== (fits?.[0] ?? ''))
      void navigate(findPath(text === '' ? others : { ...others, fits: [text] }))
  }
  return (
    <Form key={roomText(room)} onSubmit={submit} className="no-print">
      <fieldset>
        <legend>{texts.fits.question}</legend>
        <div>
          {roomSides.map((side) => (
            <label key={side}>
              <span>{size.sides[side]}</span>
              <input {...sideInput} name={side} defaultValue={room[side]} />
            </label>
          ))}
          <Button type="submit" variant="outlined">
            {texts.fits.apply}
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
