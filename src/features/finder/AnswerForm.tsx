import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { frameStyle } from '../../ui/styles/card.ts'
import { checkLabelStyle, fieldStyle } from '../../ui/styles/controls.ts'
import { findPath, isAmount, plainNumber } from './answers/answers.ts'
import { choiceText, fittingText } from './answers/answerText.ts'
import type { ViewProps } from './ChoiceLinks.tsx'
import { MachinesLeft } from './MachinesLeft.tsx'

const Form = styled('form')(({ theme }) => ({
  '& > p': { marginBlock: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& > [role=alert]': { color: theme.vars.palette.error.main },
  '& > div:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
    marginBlockStart: theme.spacing(2.5),
    '& > button': { flex: '1 0 160px', [theme.breakpoints.up('sm')]: { flexGrow: 0 } },
    '& > p': { flexGrow: 1, fontWeight: theme.fontWeight.semibold },
  },
}))

const Amount = styled('input')(({ theme }) => ({ ...fieldStyle(theme), width: 'min(100%, 280px)' }))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  // Two in a row of a phone, each wide enough for `Denomination`.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.75em), 1fr))',
  '& label': {
    ...checkLabelStyle(theme),
    ...frameStyle(theme),
    padding: theme.spacing(0.5, 1.25),
  },
  '& label:hover': { borderColor: theme.vars.palette.primary.main },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.wash,
  },
  '& label:has(:focus-visible)': { outline: theme.edge.focus, outlineOffset: 2 },
  '& input': { outline: 'none' },
  '& small': { display: 'block', fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

/** For a question of several answers or an amount; says after each tick and digit how many products are left. */
export const AnswerForm = ({ step: { id, choices, found }, answers, headingId }: ViewProps) => {
  const navigate = useNavigate()
  const hintId = useId()
  const [given, setGiven] = useState<readonly string[]>([])
  const [isWrong, setIsWrong] = useState(false)
  const isDaily = id === 'daily'
  const isReadable = !isDaily || given.every(isAmount)
  const left = found && isReadable ? found(given) : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReadable) return void navigate(findPath({ ...answers, [id]: given }))
    setIsWrong(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Form
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        const values = new FormData(currentTarget).getAll(id).map(String).filter(Boolean)
        setGiven(isDaily ? values.map(plainNumber) : values)
        setIsWrong(false)
      }}
    >
      <p id={hintId}>{texts.hints[isDaily ? 'amount' : 'several']}</p>
      {isDaily ? (
        <Amount
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={id}
          aria-invalid={isWrong}
          aria-labelledby={headingId}
          aria-describedby={hintId}
        />
      ) : (
        <Grid role="group" aria-labelledby={headingId} aria-describedby={hintId}>
          {choices.map((choice) => {
            const { name, text } = choiceText(id, choice)
            return (
              <label key={choice}>
                <input type="checkbox" name={id} value={choice} />
                <span>
                  <span>{name}</span>
                  {text !== undefined && <small>{text}</small>}
                </span>
              </label>
            )
          })}
        </Grid>
      )}
      {isWrong && <p role="alert">{texts.unreadable}</p>}
      <div>
        <Button type="submit" size="large">
          {texts.next}
        </Button>
        <p role="status">{left && <span>{fittingText(left.length)}</span>}</p>
      </div>
      {left && <MachinesLeft products={left} />}
    </Form>
  )
}
