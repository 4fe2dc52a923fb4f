import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { categories } from '../../content/categories.ts'
import texts from '../../content/texts/finder.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useIsRestored } from '../../domain/routing/address.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { useLoaded } from '../../ui/browser/useLoaded.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { findPath, parseAnswers } from './questions/answers.ts'
import { GivenAnswers } from './questions/GivenAnswers.tsx'
import { nextQuestion } from './questions/nextStep.ts'
import { Question } from './questions/Question.tsx'

const List = styled('ul')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& li': { paddingBlock: theme.spacing(1), borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.control,
    fontWeight: theme.fontWeight.semibold,
  },
}))

/** Replaces the questions where scripts are off or the figures do not load. */
const CategoryLinks = () => (
  <>
    <h2>{texts.byCategory}</h2>
    <List>
      {categories.map(({ id, name, lead }) => (
        <li key={id}>
          <a href={paths.catalogue(id)}>{name}</a>
          <p>{lead}</p>
        </li>
      ))}
    </List>
  </>
)

/** The figures of all machines, and the view of the result, which comes after the questions. */
const loadFound = async () => {
  const [{ machines }, { Result }] = await Promise.all([
    import('./advice/foundMachines.ts'),
    import('./Result.tsx'),
  ])
  return { machines, Result }
}

const Steps = () => {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const isRestored = useIsRestored()
  const hydrated = useHydrated()
  const country = useAppSelector(selectCountry)
  const { machines, Result } = useLoaded(loadFound) ?? {}
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusedKey = useRef(key)
  const answers = hydrated ? parseAnswers(search) : {}
  const step = nextQuestion(machines ?? [], answers, country)
  const waiting = step === undefined && machines === undefined

  // A new question gets the focus after an answer, but not on the first page of a visit.
  useEffect(() => {
    if (waiting || focusedKey.current === key) return
    focusedKey.current = key
    if (!isRestored) headingRef.current?.focus()
  }, [waiting, key, isRestored])

  const shared = { answers, headingRef }
  return (
    <>
      <GivenAnswers answers={answers} />
      {step && (
        <Question
          {...shared}
          key={`${step.id} ${search}`}
          step={step}
          onAnswered={(choices) => void navigate(findPath({ ...answers, [step.id]: choices }))}
        />
      )}
      {!step && machines && Result && <Result {...shared} machines={machines} country={country} />}
    </>
  )
}

export const Finder = () => (
  <Container sx={{ py: { xs: 4, md: 6 }, minHeight: '70vh' }}>
    <ErrorBoundary fallback={<CategoryLinks />}>
      <Steps />
    </ErrorBoundary>
    <noscript>
      <CategoryLinks />
    </noscript>
  </Container>
)
