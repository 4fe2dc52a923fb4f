import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { categories } from '../../content/categories.ts'
import texts from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { openingQuestion } from './advice/nextStep.ts'
import { parseAnswers } from './answers/answers.ts'
import { Question } from './Question.tsx'

const LaterSteps = lazy(() => import('./LaterSteps.tsx'))

const List = styled('ul')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& li': { paddingBlock: theme.spacing(1), borderBlockEnd: theme.edge.hairline },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.control,
    fontWeight: theme.fontWeight.semibold,
  },
}))

/** Without scripts, and when the later steps do not load. */
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

const Steps = () => {
  const { search, key } = useLocation()
  const hydrated = useHydrated()
  const focusedKey = useRef(key)
  const answers = hydrated ? parseAnswers(search) : {}
  const opening = openingQuestion(answers)
  // After an answer the new heading gets the focus at the top, but not on the first page of a visit.
  const headingRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!heading || focusedKey.current === key) return
      focusedKey.current = key
      heading.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    [key],
  )
  const shared = { answers, headingRef }
  return (
    <>
      {opening && <Question {...shared} step={opening} />}
      {hydrated && (
        <Suspense>
          <LaterSteps {...shared} />
        </Suspense>
      )}
    </>
  )
}

export const Finder = () => (
  <Container sx={{ pt: { xs: 1.5, md: 2 }, pb: { xs: 5, md: 8 }, minHeight: '100vh' }}>
    <ErrorBoundary fallback={<CategoryLinks />}>
      <Steps />
    </ErrorBoundary>
    <noscript>
      <CategoryLinks />
    </noscript>
  </Container>
)
