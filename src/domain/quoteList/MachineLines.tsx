import type { ComponentProps } from 'react'
import { useLoaded } from '../../ui/browser/useLoaded.ts'
import type { ListedMachine } from '../contract/quoteList.ts'
import { loadNames, machineLines } from '../machines/machineLines.ts'

/** A line for each machine, such as `2 x MC 280 (No 005)`; without names until these have loaded. */
export const MachineLines = ({
  machines,
  ...list
}: ComponentProps<'ul'> & { machines: readonly ListedMachine[] }) => {
  const lines = machineLines(machines, useLoaded(loadNames) ?? {})
  return (
    <ul {...list}>
      {machines.map(({ id }, index) => (
        <li key={id}>{lines[index]}</li>
      ))}
    </ul>
  )
}
