import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Country } from '../../../content/countries.ts'
import texts from '../../../content/texts/finder.json'
import { listLink } from '../../../domain/quoteList/listLink.ts'
import { comparePath } from '../../../domain/routing/comparePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, fill } from '../../../lib/text.ts'
import { cardRowStyle } from '../../../ui/styles/card.ts'
import { SuppliedElsewhere } from '../../country/SuppliedElsewhere.tsx'
import { noneFits, noneHas } from '../advice/reasons.ts'
import type { Finding } from '../advice/score.ts'
import { dailyOf, subjectOf, toQuery } from '../answers/answers.ts'
import { amountText } from '../answers/answerText.ts'
import type { StepProps } from '../Question.tsx'
import { FitsForm } from './FitsForm.tsx'
import { FoundCard } from './FoundCard.tsx'

const Region = styled('section')(({ theme }) => ({
  '& > ul': { ...cardRowStyle, gap: theme.spacing(3), marginBlock: theme.spacing(3) },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(3),
  },
}))

interface Props extends StepProps {
  finding: Finding
  country: Country
}

export const Result = ({ finding, answers, country, headingRef }: Props) => {
  const { found, possible, isReached } = finding
  const headingId = useId()
  const ids = found.map(({ id }) => id)
  const listed = found.map(({ id }) => ({ id, quantity: 1 }))
  const daily = dailyOf(answers)
  const sentences = [...noneHas(possible, answers, country), ...noneFits(possible, answers, country)]
  return (
    <Region aria-labelledby={headingId}>
      <Typography ref={headingRef} id={headingId} variant="h2" tabIndex={-1}>
        {found.length === 0 ? fill(texts.result.none, { country }) : counted(texts.result, found.length)}
      </Typography>
      {found.length === 0 && (
        <Typography sx={{ my: 2 }}>
          <SuppliedElsewhere subcategory={subjectOf(answers)?.families[0]}>
            {(text) => <span>{`${text} `}</span>}
          </SuppliedElsewhere>
          <span>{texts.result.noneText}</span>
        </Typography>
      )}
      {!isReached && daily !== undefined && (
        <Typography sx={{ mt: 2 }}>
          {fill(texts.result.unreached, { country, amount: amountText(answers, daily) })}
        </Typography>
      )}
      {found.length > 0 && (
        <>
          {sentences.map((sentence) => (
            <Typography key={sentence} sx={{ mt: 2 }}>
              {sentence}
            </Typography>
          ))}
          <ul>
            {found.map((product) => (
              <li key={product.id}>
                <FoundCard product={product} answers={answers} />
              </li>
            ))}
          </ul>
          <FitsForm answers={answers} />
        </>
      )}
      <div>
        {found.length > 0 ? (
          <Button component={Link} to={`${listLink('', listed)}&${toQuery(answers)}`}>
            <span>{counted(texts.result.quote, found.length)}</span>
          </Button>
        ) : (
          <Button component={Link} to={paths.contact}>
            <span>{texts.result.contact}</span>
          </Button>
        )}
        {found.length > 1 && (
          <Button component={Link} to={comparePath(ids)} variant="outlined">
            {texts.result.compare}
          </Button>
        )}
      </div>
    </Region>
  )
}
