import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { columns, figures } from 'virtual:figures'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import texts from '../../content/texts/finder.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { frameStyle } from '../../ui/styles/card.ts'
import type { ProductWithFigures } from './advice/finding.ts'
import { find } from './advice/nextStep.ts'
import { type Answers, findPath, givenIds, without } from './answers/answers.ts'
import { answerLine } from './answers/answerText.ts'
import { Question, type StepProps } from './Question.tsx'
import { Result } from './result/Result.tsx'

const Given = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1),
  marginBlockEnd: theme.spacing(2),
  fontSize: theme.fontSize.small,
  '& ul': { display: 'contents' },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(0.75),
    color: theme.vars.palette.primary.main,
  },
  '& li > a': {
    ...frameStyle(theme),
    paddingInline: theme.spacing(1),
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
  },
  '@media print': {
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& > a': { display: 'none' },
  },
}))

const GivenAnswers = ({ answers }: { answers: Answers }) => {
  const given = givenIds(answers)
  if (given.length === 0) return null
  return (
    <Given aria-label={texts.answers}>
      <ul>
        {given.map((id) => {
          const line = answerLine(id, answers)
          return (
            <li key={id}>
              <Link to={findPath(without(answers, id))} aria-label={fill(texts.changeOf, { answer: line })}>
                {line}
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to={paths.find}>{texts.again}</Link>
    </Given>
  )
}

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
        <Result {...finding} {...{ columns, country, headingRef }} />
      )}
    </>
  )
}

export default LaterSteps
