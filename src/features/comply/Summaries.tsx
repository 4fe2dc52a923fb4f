import type { Sheet } from './requirement.ts'
import { type StatementRow, summaryOf } from './statement/makeStatement.ts'

/** How many lines each product meets. */
export const Summaries = ({ rows, sheets }: { rows: readonly StatementRow[]; sheets: readonly Sheet[] }) => (
  <ul>
    {sheets.map(({ id, name }, place) => (
      <li key={id}>
        <strong>{name}</strong>: <span>{summaryOf(rows, place)}</span>
      </li>
    ))}
  </ul>
)
