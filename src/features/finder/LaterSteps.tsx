import type { Ref } from 'react'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { machines } from './advice/foundMachines.ts'
import type { Answers } from './questions/answers.ts'
import { nextQuestion, openingQuestion } from './questions/nextStep.ts'
import { Question } from './questions/Question.tsx'
import { Result } from './Result.tsx'

export interface LaterStepsProps {
  answers: Answers
  headingRef: Ref<HTMLHeadingElement>
  /** The address of the quote form with these machines on its list. */
  quotePath: (ids: readonly number[]) => string
}

/** The questions that need the figures of all machines, and the result. */
const LaterSteps = ({ quotePath, ...shared }: LaterStepsProps) => {
  const country = useAppSelector(selectCountry)
  if (openingQuestion(shared.answers)) return null
  const step = nextQuestion(machines, shared.answers, country)
  return step ? (
    <Question {...shared} step={step} />
  ) : (
    <Result {...shared} machines={machines} country={country} quotePath={quotePath} />
  )
}

export default LaterSteps
