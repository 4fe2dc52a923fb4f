import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import texts from '../../content/texts/finder.json'
import { fill } from '../../lib/text.ts'
import type { QuestionStep } from './advice/nextStep.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { type Answers, questions, toQuery } from './answers/answers.ts'
import { thingsName } from './answers/answerText.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'

const Region = styled('section')(({ theme }) => ({
  '& > h2': { marginBlockEnd: theme.spacing(1.5), fontSize: theme.fontSize.statement },
  '& > p:first-of-type': { ...theme.typography.overline, color: theme.vars.palette.site.brassInk },
}))

export interface StepProps {
  answers: Answers
  headingRef: Ref<HTMLHeadingElement>
}

export const Question = ({ step, answers, headingRef }: StepProps & { step: QuestionStep }) => {
  const { id, number, most } = step
  const headingId = useId()
  const View = questions[id].takes === 'one' ? ChoiceLinks : AnswerForm
  return (
    <Region key={`${id} ${toQuery(answers)}`} className="needs-scripts" aria-labelledby={headingId}>
      <p>
        {most === undefined ? fill(texts.question, { number }) : fill(texts.questionOf, { number, most })}
      </p>
      <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
        {fill(texts.questions[id], { things: thingsName(answers) })}
      </Typography>
      <View step={step} answers={answers} headingId={headingId} />
    </Region>
  )
}
