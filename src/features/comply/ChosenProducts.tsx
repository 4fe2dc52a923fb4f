import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { names } from 'virtual:product-names'
import texts from '../../content/texts/statement.json'
import { maxCompared } from '../../domain/routing/comparePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'
import type { Sheet } from './requirement.ts'
import { countTexts, type StatementRow } from './statement/makeStatement.ts'
import { VerdictCounts } from './VerdictMark.tsx'

const Panel = styled('section')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: theme.layout.control,
    paddingBlock: theme.spacing(0.5),
    borderBlockEnd: theme.edge.hairline,
  },
  '& li a': { fontSize: theme.fontSize.small, fontWeight: theme.fontWeight.semibold },
  '& li > button': { flex: 'none', minWidth: 0, paddingInline: 0 },
  // The field's own first choice says what it is for.
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    '& h2': { flex: 'none', marginBlockEnd: 0 },
    '& > div': { flex: '0 1 320px' },
    '& label': visuallyHidden,
  },
}))

interface Props {
  ids: readonly number[]
  offered: readonly Sheet[]
  rows: readonly StatementRow[]
  /** The chosen products, in the order of each row's cells. */
  chosen: readonly Sheet[]
  onChosen: (ids: readonly number[]) => void
}

export const ChosenProducts = ({ ids, offered, rows, chosen, onChosen }: Props) => {
  const titleId = useId()
  const words = texts.products
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        {ids.length < maxCompared ? (
          <LabelledSelect
            label={words.add}
            value=""
            options={[
              { value: '', label: words.add },
              ...offered
                .filter(({ id }) => !ids.includes(id))
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => {
              if (value !== '') onChosen([...ids, Number(value)])
            }}
          />
        ) : (
          <p>{words.full}</p>
        )}
      </div>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <div>
              <Link to={paths.product(id)}>{names[id]}</Link>
              <VerdictCounts
                counts={countTexts(
                  rows,
                  chosen.findIndex((sheet) => sheet.id === id),
                )}
              />
            </div>
            <Button
              variant="text"
              size="small"
              aria-label={fill(words.removeOf, { name: names[id] ?? '' })}
              onClick={() => {
                // The list goes with its last machine.
                if (ids.length > 1) document.getElementById(titleId)?.focus()
                onChosen(ids.filter((other) => other !== id))
              }}
            >
              <span>{words.remove}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
