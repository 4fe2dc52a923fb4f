import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { tallLinkStyle } from '../../ui/TextLinks.ts'
import { type Answers, findPath, givenIds, without } from './answers/answers.ts'
import { answerLine } from './answers/answerText.ts'

const Given = styled('section')(({ theme }) => ({
  marginBlock: theme.spacing(4),
  fontSize: theme.fontSize.compact,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(2),
    borderBlockEnd: theme.edge.hairline,
  },
  // In a wide window the answers stand side by side.
  [theme.breakpoints.up('md')]: {
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(5) },
  },
  '& a': { ...tallLinkStyle(theme), flex: 'none', '@media print': { display: 'none' } },
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
              <span>{line}</span>
              <Link to={findPath(without(answers, id))} aria-label={fill(texts.changeOf, { answer: line })}>
                {texts.change}
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to={paths.find}>{texts.again}</Link>
    </Given>
  )
}
