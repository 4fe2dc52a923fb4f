import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/finder.json'
import { fill } from '../../../lib/text.ts'
import { isMultiple, isRequired, type QuestionId } from './answers.ts'
import { choiceText } from './answerText.ts'
import { places } from './subjects.ts'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  '&[data-short=true]': { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.layout.control,
    padding: theme.spacing(1, 2),
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.site.slate}`,
    borderRadius: theme.radius.corner,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: theme.vars.palette.primary.main },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.wash,
  },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: theme.layout.check,
    height: theme.layout.check,
    margin: 0,
    outline: 'none',
    accentColor: theme.vars.palette.primary.main,
  },
  '& small': { display: 'block', fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = places

interface Props {
  id: QuestionId
  choices: readonly string[]
  hintId: string
}

export const Choices = ({ id, choices, hintId }: Props) => (
  <>
    {isMultiple(id) && <p id={hintId}>{texts.hints.several}</p>}
    <Grid data-short={isMultiple(id)}>
      {choices.map((choice) => {
        const { name, text } = choiceText(id, choice)
        return (
          <label key={choice}>
            <input
              type={isMultiple(id) ? 'checkbox' : 'radio'}
              name={id}
              value={choice}
              required={isRequired(id)}
            />
            <span>
              {name}
              {text !== undefined && <small>{fill(text, limits[choice] ?? {})}</small>}
            </span>
          </label>
        )
      })}
    </Grid>
  </>
)
