import type { ComponentProps } from 'react'
import texts from '../../content/texts/compare.json'
import type { ComparisonGroup, ComparisonRow } from './comparisonRows.ts'
import { MachineHeads } from './MachineHeads.tsx'
import { printSizeOf, statedAlone } from './printed.ts'
import { Hidden, Region } from './tableStyle.ts'

const Values = ({ values }: { values: readonly string[] }) => {
  if (values.length === 1) return values[0]
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <Hidden>{texts.unknown}</Hidden>
  </>
)

interface RowProps {
  row: ComparisonRow
  ids: readonly number[]
}

const Row = ({ row: { label, cells, differs, isAlone }, ids }: RowProps) => (
  <tr data-differs={differs || undefined} data-alone={isAlone || undefined}>
    <th scope="row">
      {differs && <span aria-hidden="true">≠ </span>}
      {label}
      {differs && <Hidden> ({texts.differs})</Hidden>}
    </th>
    {cells.map(({ values, isBest }, index) => (
      <td key={ids[index]}>
        {values.length === 0 ? <Unknown /> : <Values values={values} />}
        {isBest && <mark>{texts.best}</mark>}
      </td>
    ))}
  </tr>
)

interface Props extends ComponentProps<typeof MachineHeads> {
  groups: readonly ComparisonGroup[]
}

export const ComparisonTable = ({ machines, groups, ...actions }: Props) => {
  const ids = machines.map(({ product }) => product.id)
  return (
    <Region
      role="region"
      aria-label={texts.table}
      tabIndex={0}
      data-machines={machines.length}
      data-print-size={printSizeOf(groups, machines.length)}
    >
      <table>
        <MachineHeads machines={machines} {...actions} />
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr data-alone={rows.every(({ isAlone }) => isAlone) || undefined}>
              <th scope="rowgroup">{title}</th>
              <td colSpan={machines.length} />
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} ids={ids} />
            ))}
          </tbody>
        ))}
        <tbody data-printed>
          <tr>
            <th scope="row">{texts.alone}</th>
            {statedAlone(groups, machines.length).map((text, index) => (
              <td key={ids[index]}>{text}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Region>
  )
}
