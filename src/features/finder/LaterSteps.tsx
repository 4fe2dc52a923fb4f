import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { machines } from './advice/foundMachines.ts'
import { nextQuestion, openingQuestion } from './questions/nextStep.ts'
import { Question } from './questions/Question.tsx'
import { Result, type ResultProps } from './Result.tsx'

/** The questions that need the figures of all machines, and the result. */
const LaterSteps = (props: ResultProps) => {
  const country = useAppSelector(selectCountry)
  if (openingQuestion(props.answers)) return null
  const step = nextQuestion(machines, props.answers, country)
  return step ? (
    <Question {...props} step={step} />
  ) : (
    <Result {...props} machines={machines} country={country} />
  )
}

export default LaterSteps
