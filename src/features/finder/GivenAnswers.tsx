import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { type Answers, findPath, givenIds, without } from './answers/answers.ts'
import { answerLine } from './answers/answerText.ts'

const Given = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2.5),
  fontSize: theme.fontSize.small,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(0.75),
    color: theme.vars.palette.primary.main,
  },
  '& li:not(:last-of-type) a': {
    paddingInline: theme.spacing(1.25),
    border: theme.edge.hairline,
    borderRadius: theme.radius.corner,
    backgroundColor: theme.vars.palette.background.paper,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
  },
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
