import { figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import type { ProductWithFigures } from './advice/match.ts'
import { nextQuestion, openingQuestion } from './advice/nextStep.ts'
import { findProducts } from './advice/score.ts'
import { Question, type StepProps } from './Question.tsx'
import { Result } from './result/Result.tsx'

/** In the order of the catalogue. */
const products = Object.entries(pictures).map(([key, picture]): ProductWithFigures => {
  const id = Number(key)
  return { ...picture, id, name: names[id] ?? '', figures: figures[id] ?? {} }
})

/** The questions that need the figures of all products, and the result. */
const LaterSteps = (props: StepProps) => {
  const country = useAppSelector(selectCountry)
  if (openingQuestion(props.answers)) return null
  const finding = findProducts(products, props.answers, country)
  const step = nextQuestion(props.answers, finding)
  return step ? (
    <Question {...props} step={step} />
  ) : (
    <Result {...props} finding={finding} country={country} />
  )
}

export default LaterSteps
