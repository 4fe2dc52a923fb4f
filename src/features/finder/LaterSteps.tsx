import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { machines } from './advice/foundMachines.ts'
import { nextQuestion, openingQuestion } from './questions/nextStep.ts'
import { Question } from './questions/Question.tsx'
import { Result, type ResultProps } from './Result.tsx'

/** The questions that need the figures of all machines, and the result. */
const LaterSteps = ({ quotePath, ...shared }: ResultProps) => {
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
