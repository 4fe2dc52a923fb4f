import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { counted, fill } from '../../lib/text.ts'
import { fieldStyle } from '../../ui/styles/controls.ts'
import type { QuestionStep } from './advice/nextStep.ts'
import { type Answers, findPath, isDaily, plainNumber, toQuery } from './answers/answers.ts'
import { choiceText, thingsName } from './answers/answerText.ts'
import { isRequired, questions } from './answers/questions.ts'

const Form = styled('form')(({ theme }) => ({
  '& fieldset': { marginBlockEnd: theme.spacing(3) },
  '& fieldset > p': { marginBlockEnd: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& fieldset > [role=alert]': { marginBlock: theme.spacing(1, 0), color: theme.vars.palette.error.main },
}))

const Amount = styled('input')(({ theme }) => ({ ...fieldStyle(theme), width: 'min(100%, 280px)' }))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 1.5),
  // At most three in a row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(280px, 30%)), 1fr))',
  // Two in a row of a phone, each wide enough for `Denomination`.
  '&[data-short=true]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.75em), 1fr))',
    '& label': {
      gap: theme.spacing(1),
      paddingInline: theme.spacing(1.25),
      fontSize: theme.fontSize.compact,
    },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.layout.control,
    padding: theme.spacing(0.5, 2),
    backgroundColor: theme.vars.palette.background.paper,
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: theme.vars.palette.primary.main },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.wash,
  },
  '& label:has(:focus-visible)': { outline: theme.edge.focus, outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: theme.layout.check,
    height: theme.layout.check,
    margin: 0,
    outline: 'none',
    accentColor: theme.vars.palette.primary.main,
  },
  '& small': { display: 'block', fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

const Choices = ({ id, choices }: Pick<QuestionStep, 'id' | 'choices'>) => {
  const isMultiple = questions[id].takes === 'several'
  return (
    <Grid data-short={!isRequired(id) && id !== 'place'}>
      {choices.map((choice) => {
        const { name, text } = choiceText(id, choice)
        return (
          <label key={choice}>
            <input type={isMultiple ? 'checkbox' : 'radio'} name={id} value={choice} />
            <span>
              <span>{name}</span>
              {text !== undefined && <small>{text}</small>}
            </span>
          </label>
        )
      })}
    </Grid>
  )
}

export interface StepProps {
  answers: Answers
  headingRef: Ref<HTMLHeadingElement>
}

export const Question = ({ step, answers, headingRef }: StepProps & { step: QuestionStep }) => {
  const { id, number, most, choices, fitting } = step
  const navigate = useNavigate()
  const headingId = useId()
  const hintId = useId()
  const [isWrong, setIsWrong] = useState(false)
  const hint = isRequired(id) ? undefined : texts.hints[questions[id].takes]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).getAll(id).map(String).filter(Boolean)
    const read = id === 'daily' ? given.map(plainNumber) : given
    if (id === 'daily' ? read.every(isDaily) : read.length > 0 || !isRequired(id))
      return void navigate(findPath({ ...answers, [id]: read }))
    setIsWrong(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Form key={`${id} ${toQuery(answers)}`} onSubmit={submit} className="needs-scripts">
      <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
        <legend>
          <Typography variant="overline" sx={{ display: 'block', color: 'site.brassInk' }}>
            {most === undefined ? fill(texts.question, { number }) : fill(texts.questionOf, { number, most })}
          </Typography>
          <Typography
            ref={headingRef}
            id={headingId}
            variant="h2"
            tabIndex={-1}
            sx={{ mb: 1.5, fontSize: (theme) => theme.fontSize.statement }}
          >
            {fill(texts.questions[id], { things: thingsName(answers) })}
          </Typography>
        </legend>
        {fitting !== undefined && <p>{counted(texts.fitting, fitting)}</p>}
        {hint !== undefined && <p id={hintId}>{hint}</p>}
        {id === 'daily' ? (
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
          <Choices id={id} choices={choices} />
        )}
        {isWrong && <p role="alert">{id === 'daily' ? texts.unreadable : texts.unanswered}</p>}
      </fieldset>
      <Button type="submit" size="large" sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 160 }}>
        {texts.next}
      </Button>
    </Form>
  )
}
