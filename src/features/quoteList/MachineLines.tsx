import type { ComponentProps } from 'react'
import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { loadNames, machineLine } from '../../domain/machines/machineLines.ts'
import { useLoaded } from '../../ui/browser/useLoaded.ts'

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
