import { figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import type { FoundMachine } from './advice/match.ts'
import { nextQuestion, openingQuestion } from './advice/nextStep.ts'
import { Question } from './Question.tsx'
import { Result, type ResultProps } from './Result.tsx'

/** In the order of the catalogue. */
const machines = Object.entries(pictures).map(([key, picture]): FoundMachine => {
  const id = Number(key)
  return { ...picture, id, name: names[id] ?? '', figures: figures[id] ?? {} }
})

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
