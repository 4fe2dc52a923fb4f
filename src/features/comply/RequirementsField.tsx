import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Ref, useId } from 'react'
import texts from '../../content/texts/statement.json'
import { rowsOf } from '../../domain/products/specificationGroups.ts'
import { counted } from '../../lib/text.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { fieldStyle } from '../../ui/styles/controls.ts'
import type { Sheet } from './requirement.ts'
import type { Statement } from './statement/useStatement.ts'

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  // The gap is its distance from the field.
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: theme.layout.control,
  },
  '& h2': { marginBlockEnd: 0 },
  '& textarea': {
    ...fieldStyle(theme),
    width: '100%',
    // It grows by the lines, and ends with a whole one: 13 px are its border, its padding and a line's lead.
    fieldSizing: 'content',
    maxHeight: 'calc(4lh + 13px)',
    [theme.breakpoints.up('lg')]: { maxHeight: 'calc(5lh + 13px)' },
    '&:placeholder-shown': {
      minHeight: 120,
      [theme.breakpoints.up('lg')]: { minHeight: 236, maxHeight: 'none' },
    },
    resize: 'vertical',
  },
  // In line with its neighbours.
  '& .MuiButton-text': { minWidth: 0, paddingInline: 0 },
  '& [id$=hint]': { color: theme.vars.palette.text.secondary, fontSize: theme.fontSize.small },
}))

/** What a statement may begin with instead of pasted lines. */
const Beginnings = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))

/** A sheet as requirements, one a line: `Weight: 6.8 kg`. */
const linesOf = ({ specifications }: Sheet): string =>
  Object.entries(specifications)
    .flatMap(([key, value]) => rowsOf(key, value))
    .map(({ label, values }) => `${label}: ${values.join(', ')}`)
    .join('\n')

interface Props {
  statement: Statement
  sheets: readonly Sheet[]
  fieldRef: Ref<HTMLTextAreaElement>
  onExample: () => void
}

export const RequirementsField = ({ statement, sheets, fieldRef, onExample }: Props) => {
  const { draft, surplus, change, clear, undo } = statement
  const id = useId()
  const words = texts.requirements
  return (
    <Panel>
      <div>
        <h2>
          <label htmlFor={`${id}-field`}>{words.field}</label>
        </h2>
        {draft.text !== '' && (
          <Button variant="text" size="small" onClick={clear}>
            <span>{words.clear}</span>
          </Button>
        )}
      </div>
      <textarea
        ref={fieldRef}
        id={`${id}-field`}
        aria-describedby={draft.text === '' ? `${id}-hint` : undefined}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        placeholder={words.placeholder}
        value={draft.text}
        onChange={({ target }) => {
          // After a paste its first line is in view, not its last.
          if (draft.text === '') target.scrollTop = 0
          change({ text: target.value })
        }}
      />
      {surplus > 0 && <p role="status">{counted(words.surplus, surplus)}</p>}
      {draft.text === '' && (
        <>
          <p id={`${id}-hint`}>{words.hint}</p>
          <Beginnings>
            <Button variant="outlined" onClick={onExample}>
              <span>{texts.statement.example}</span>
            </Button>
            <LabelledSelect
              label={words.fromSheet}
              value=""
              options={[
                { value: '', label: words.chooseSheet },
                ...sheets.map((sheet) => ({ value: String(sheet.id), label: sheet.name })),
              ]}
              onChange={(value) => {
                const sheet = sheets.find((candidate) => String(candidate.id) === value)
                if (sheet) change({ text: linesOf(sheet) })
              }}
            />
          </Beginnings>
        </>
      )}
      {undo && (
        <p role="status">
          <span>{words.cleared}</span>{' '}
          <Button variant="text" size="small" onClick={undo}>
            <span>{words.undo}</span>
          </Button>
        </p>
      )}
    </Panel>
  )
}
