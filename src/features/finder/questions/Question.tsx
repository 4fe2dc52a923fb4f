import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../../content/texts/finder.json'
import { fill } from '../../../lib/text.ts'
import { fieldStyle } from '../../../ui/styles/controls.ts'
import { type Answers, findPath, isMultiple, isRequired, maxDaily, toQuery } from './answers.ts'
import { numberText, thingsName } from './answerText.ts'
import { Choices } from './Choices.tsx'
import type { QuestionStep } from './nextStep.ts'

const Form = styled('form')(({ theme }) => ({
  '& fieldset': { minWidth: 0, margin: 0, marginBlockEnd: theme.spacing(3), padding: 0, border: 0 },
  '& legend': { padding: 0 },
  '& h2:focus': { outline: 'none' },
  '& fieldset > p': { marginBlockEnd: theme.spacing(2), color: theme.vars.palette.text.secondary },
}))

const Amount = styled('input')(({ theme }) => ({ ...fieldStyle(theme), width: 'min(100%, 280px)' }))

/** The browser itself refuses other values. */
const wholeNumber = { type: 'number', min: 1, max: maxDaily, step: 1, inputMode: 'numeric' } as const

const fittingText = (fitting: number): string => {
  if (fitting === 0) return texts.fitting.none
  return fitting === 1 ? texts.fitting.one : fill(texts.fitting.other, { count: numberText(fitting) })
}

interface Props {
  step: QuestionStep
  answers: Answers
  headingRef: Ref<HTMLHeadingElement>
}

export const Question = ({ step, answers, headingRef }: Props) => {
  const { id, number, choices, fitting } = step
  const navigate = useNavigate()
  const headingId = useId()
  const hintId = useId()
  const hasHint = isMultiple(id) || !isRequired(id)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).getAll(id).map(String).filter(Boolean)
    void navigate(findPath({ ...answers, [id]: given }))
  }
  return (
    <Form key={`${id} ${toQuery(answers)}`} onSubmit={submit} className="needs-scripts">
      <fieldset aria-describedby={hasHint ? hintId : undefined}>
        <legend>
          <Typography variant="overline" sx={{ display: 'block', color: 'site.brassInk' }}>
            {fill(texts.question, { number })}
          </Typography>
          <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1} sx={{ mb: 2 }}>
            {fill(texts.questions[id], { things: thingsName(answers) })}
          </Typography>
        </legend>
        {fitting !== undefined && <p>{fittingText(fitting)}</p>}
        {id === 'daily' ? (
          <>
            <p id={hintId}>{texts.hints.daily}</p>
            <Amount {...wholeNumber} name={id} aria-labelledby={headingId} aria-describedby={hintId} />
          </>
        ) : (
          <Choices id={id} choices={choices} hintId={hintId} />
        )}
      </fieldset>
      <Button type="submit" size="large" sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 160 }}>
        {texts.next}
      </Button>
    </Form>
  )
}
