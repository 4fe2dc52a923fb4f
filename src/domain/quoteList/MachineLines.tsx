import type { ComponentProps } from 'react'
import { useLoaded } from '../../ui/browser/useLoaded.ts'
import type { ListedMachine } from '../contract/quoteList.ts'
import { loadNames, machineLine } from '../machines/machineLines.ts'

/** A line for each machine, such as `2 x MC 280 (No 005)`; without names until these have loaded. */
export const MachineLines = ({
  machines,
  ...list
}: ComponentProps<'ul'> & { machines: readonly ListedMachine[] }) => {
  const names = useLoaded(loadNames) ?? {}
  return (
    <ul {...list}>
      {machines.map((machine) => (
        <li key={machine.id}>{machineLine(machine, names)}</li>
      ))}
    </ul>
  )
}
