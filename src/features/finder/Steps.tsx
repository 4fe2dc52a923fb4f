import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/useHydrated.tsx'
import { useLoaded } from '../../browser/useLoaded.ts'
import { selectCountry } from '../../country/countrySlice.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { findPath, parseAnswers } from './answers.ts'
import { GivenAnswers } from './GivenAnswers.tsx'
import { nextQuestion } from './nextStep.ts'
import { Question } from './Question.tsx'
import { Result } from './Result.tsx'

const loadMachines = async () => (await import('./machines.ts')).machines

interface Props {
  quotePath: (ids: readonly number[]) => string
}

export const Steps = ({ quotePath }: Props) => {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const country = useAppSelector(selectCountry)
  const machines = useLoaded(loadMachines)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusedKey = useRef(key)
  const answers = useMemo(() => (hydrated ? parseAnswers(search) : {}), [hydrated, search])
  const step = useMemo(() => nextQuestion(machines ?? [], answers, country), [machines, answers, country])
  const waiting = step === undefined && machines === undefined

  // A new question gets the focus after an answer, but not on the first page of a visit.
  useEffect(() => {
    if (waiting || focusedKey.current === key) return
    focusedKey.current = key
    headingRef.current?.focus()
  }, [waiting, key])

  if (waiting) return <GivenAnswers answers={answers} />
  return (
    <>
      <GivenAnswers answers={answers} />
      {step ? (
        <Question
          key={`${step.id} ${search}`}
          step={step}
          answers={answers}
          headingRef={headingRef}
          onAnswered={(choices) => void navigate(findPath({ ...answers, [step.id]: choices }))}
        />
      ) : (
        machines && (
          <Result
            machines={machines}
            answers={answers}
            country={country}
            headingRef={headingRef}
            quotePath={quotePath}
          />
        )
      )}
    </>
  )
}
