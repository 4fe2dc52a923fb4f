import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/finder.json'
import { familyOf } from '../../domain/products/product.ts'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import type { QuestionStep } from './advice/nextStep.ts'
import { type Answers, findPath } from './answers/answers.ts'
import { choiceText, fittingText } from './answers/answerText.ts'
import { isRequired } from './answers/questions.ts'
import { drawingOfKind } from './answers/tasks.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: theme.spacing(1.5),
    height: '100%',
    minHeight: theme.layout.control,
    padding: theme.spacing(1, 1.5),
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
    backgroundColor: theme.vars.palette.background.paper,
    textDecoration: 'none',
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: theme.spacing(1),
      '& em': { justifySelf: 'start' },
    },
  },
  '& a:hover': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.wash,
  },
  '& img': {
    width: 72,
    borderRadius: theme.radius.corner,
    backgroundColor: theme.vars.palette.site.ground,
    [theme.breakpoints.up('sm')]: { width: '100%', aspectRatio: '2', objectFit: 'contain' },
  },
  '& strong': { fontWeight: theme.fontWeight.semibold },
  '& em': {
    justifySelf: 'end',
    fontStyle: 'normal',
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.primary.main,
  },
  '& small': { display: 'block', fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

const sizes = '(min-width: 560px) 270px, 72px'

export interface ViewProps {
  step: QuestionStep
  answers: Answers
  headingId: string
}

/** For a question of one answer, which is a press. */
export const ChoiceLinks = ({ step: { id, choices, found }, answers, headingId }: ViewProps) => (
  <List aria-labelledby={headingId}>
    {choices.map((choice) => {
      const { name, text } = choiceText(id, choice)
      const left = found?.([choice])
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
            </span>
            {left && <em>{fittingText(left.length)}</em>}
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
)
