import { columns, figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import type { ProductWithFigures } from './advice/finding.ts'
import { find } from './advice/nextStep.ts'
import { GivenAnswers } from './GivenAnswers.tsx'
import { Question, type StepProps } from './Question.tsx'
import { Result } from './result/Result.tsx'

/** In the order of the catalogue. */
const products = Object.entries(pictures).map(([key, picture]): ProductWithFigures => {
  const id = Number(key)
  return { ...picture, id, name: names[id] ?? '', figures: figures[id] ?? {} }
})

/** The questions that need the figures of all products, and the result. */
const LaterSteps = ({ answers: given, headingRef }: StepProps) => {
  const country = useAppSelector(selectCountry)
  if (!given.handle) return null
  const finding = find(products, given, country)
  return (
    <>
      <GivenAnswers answers={given} />
      {finding.step ? (
        <Question answers={finding.answers} headingRef={headingRef} step={finding.step} />
      ) : (
        <Result {...finding} {...{ products, columns, country, headingRef }} />
      )}
    </>
  )
}

export default LaterSteps
