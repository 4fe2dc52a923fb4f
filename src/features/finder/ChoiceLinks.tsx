import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { familyOf } from '../../domain/products/product.ts'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { cardStyle } from '../../ui/styles/card.ts'
import type { QuestionStep } from './advice/nextStep.ts'
import { type Answers, findPath, isRequired } from './answers/answers.ts'
import { choiceText, fittingText } from './answers/answerText.ts'
import { drawingOfKind } from './answers/tasks.ts'
import { MachinesLeft } from './MachinesLeft.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& a': {
    ...cardStyle(theme),
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: theme.layout.control,
    textDecoration: 'none',
  },
  '& a > :is(span, strong)': { padding: theme.spacing(0.75, 1.5), lineHeight: 1.4 },
  '& a > :is(picture, img)': { flex: 'none', width: 88 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(2),
    '& a:has(img)': { flexDirection: 'column', alignItems: 'start' },
    '& a > :is(picture, img)': { width: '100%', backgroundColor: theme.vars.palette.site.ground },
    '& img': { aspectRatio: '5 / 2', objectFit: 'contain' },
    '& a > :is(span, strong)': { paddingBlock: theme.spacing(1.25) },
    '& em': { marginBlockStart: theme.spacing(0.5) },
  },
  '& strong': { fontWeight: theme.fontWeight.semibold },
  '& em': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.primary.main,
  },
  '& small': { display: 'block', fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

const sizes = '(min-width: 560px) 420px, 88px'

export interface ViewProps {
  step: QuestionStep
  answers: Answers
  headingId: string
}

/** For a question of one answer, which is a press. Where no choice has a picture, the machines left follow. */
export const ChoiceLinks = ({ step: { id, choices, found }, answers, headingId }: ViewProps) => {
  const named = choices.map((choice) => ({ choice, ...choiceText(id, choice), left: found?.([choice]) }))
  return (
    <div>
      <List aria-labelledby={headingId}>
        {named.map(({ choice, name, text, left }) => {
          const drawing = text && (left?.[0] ? familyOf(left[0]) : drawingOfKind(choice))
          return (
            <li key={choice}>
              <Link to={findPath({ ...answers, [id]: [choice] })}>
                {drawing && (
                  <PictureOrDrawing
                    picture={left?.[0]?.image ? { ...left[0].image, alt: '' } : null}
                    {...{ drawing, sizes }}
                    widths={[400]}
                    eager
                  />
                )}
                <span>
                  <strong>{name}</strong>
                  {text !== undefined && <small>{text}</small>}
                  {left && <em>{fittingText(left.length)}</em>}
                </span>
              </Link>
            </li>
          )
        })}
        {!isRequired(id) && (
          <li>
            <Link to={findPath({ ...answers, [id]: [] })}>
              <strong>{texts.any}</strong>
            </Link>
          </li>
        )}
      </List>
      {found && named.every(({ text }) => text === undefined) && <MachinesLeft products={found([])} />}
    </div>
  )
}
