import { figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import type { Machine } from './advice/match.ts'
import { nextQuestion, openingQuestion } from './advice/nextStep.ts'
import { findMachines } from './advice/score.ts'
import { Question, type StepProps } from './Question.tsx'
import { Result } from './result/Result.tsx'

/** In the order of the catalogue. */
const machines = Object.entries(pictures).map(([key, picture]): Machine => {
  const id = Number(key)
  return { ...picture, id, name: names[id] ?? '', figures: figures[id] ?? {} }
})

/** The questions that need the figures of all machines, and the result. */
const LaterSteps = (props: StepProps) => {
  const country = useAppSelector(selectCountry)
  if (openingQuestion(props.answers)) return null
  const finding = findMachines(machines, props.answers, country)
  const step = nextQuestion(props.answers, finding)
  return step ? (
    <Question {...props} step={step} />
  ) : (
    <Result {...props} finding={finding} country={country} />
  )
}

export default LaterSteps
