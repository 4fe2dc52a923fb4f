import { styled } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../content/texts/statement.json'
import { cut, fill } from '../../lib/text.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { fieldStyle } from '../../ui/styles/controls.ts'
import { Disclosure } from './Disclosure.ts'
import { isVerdict, type Sheet, verdicts } from './requirement.ts'
import type { StatementRow } from './statement/makeStatement.ts'
import { overruleKey, withVerdict } from './statement/statementDraft.ts'
import { knownSubjects, type Statement } from './statement/useStatement.ts'

const Panel = styled(Disclosure)(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
    alignItems: 'end',
    gap: theme.spacing(1.5),
    marginBlock: theme.spacing(1),
  },
  '& > div > label': {
    display: 'grid',
    gap: theme.spacing(0.5),
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
    fontWeight: theme.fontWeight.semibold,
  },
  '& input': { ...fieldStyle(theme), width: '100%' },
}))

interface Props {
  row: StatementRow
  sheets: readonly Sheet[]
  statement: Statement
}

/** What a visitor may correct on a line: its subject, each product's verdict, and a remark. */
export const Corrections = ({ row, sheets, statement }: Props) => {
  const { draft, change: onChanged } = statement
  const [isOpen, setOpen] = useState(false)
  const { requirement, cells } = row
  const { text } = requirement
  const words = texts.statement

  return (
    <Panel onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={fill(words.correctOf, { requirement: cut(text, 80) })}>{words.correct}</summary>
      {isOpen && (
        <div>
          <LabelledSelect
            label={words.subject}
            value={requirement.clauses.length === 1 ? (requirement.clauses[0]?.subject ?? '') : ''}
            options={[
              { value: '', label: words.unknownSubject },
              ...knownSubjects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(subject) => onChanged({ subjects: { ...draft.subjects, [text]: subject } })}
          />
          {sheets.map(({ id, name }, place) => (
            <LabelledSelect
              key={id}
              label={fill(words.verdictOf, { name })}
              value={draft.overruled[overruleKey(text, id)] ?? ''}
              options={[
                {
                  value: '',
                  label: cells[place]?.isOverruled
                    ? words.judged
                    : fill(words.asRead, { verdict: texts.verdicts[cells[place]?.verdict ?? 'toConfirm'] }),
                },
                ...verdicts.map((verdict) => ({ value: verdict, label: texts.verdicts[verdict] })),
              ]}
              onChange={(value) =>
                onChanged({
                  overruled: withVerdict(draft.overruled, text, id, isVerdict(value) ? value : undefined),
                })
              }
            />
          ))}
          <label>
            <span>{words.remark}</span>
            <input
              defaultValue={row.remark}
              maxLength={300}
              autoComplete="off"
              onBlur={({ target }) => onChanged({ remarks: { ...draft.remarks, [text]: target.value } })}
            />
          </label>
        </div>
      )}
    </Panel>
  )
}
