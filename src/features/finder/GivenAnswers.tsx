import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { type Answers, findPath, givenIds, without } from './answers/answers.ts'
import { answerLine } from './answers/answerText.ts'

/** Lines of text, so that the result begins high on the screen; each link is tall enough for a finger. */
const Given = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  fontSize: theme.fontSize.compact,
  lineHeight: 2,
  '& li': { display: 'inline-block', marginInlineEnd: theme.spacing(2.5) },
  '& a': { display: 'inline-block', color: theme.vars.palette.primary.main },
  '@media print': {
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& li:last-of-type': { display: 'none' },
  },
}))

export const GivenAnswers = ({ answers }: { answers: Answers }) => {
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
        <li>
          <Link to={paths.find}>{texts.again}</Link>
        </li>
      </ul>
    </Given>
  )
}
