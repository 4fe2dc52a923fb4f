import texts from '../../../content/texts/size.json'
import { fill } from '../../../lib/text.ts'
import { SideBySide, type Standing } from '../../../ui/SideBySide.tsx'
import type { ComparedMachine } from '../useMachines.ts'

const labelOf = ({ width, height }: Standing): string =>
  fill(texts.compared, { width: width.toLocaleString('en'), height: height.toLocaleString('en') })

/** The machines from the front on one ground line: each cell has the frame of the largest. */
export const SizeRow = ({ machines }: { machines: readonly ComparedMachine[] }) => {
  const sizes = machines.flatMap(({ size }) => size ?? [])
  if (sizes.length === 0) return null
  const frame = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
  return (
    <tbody data-sizes>
      <tr>
        <th scope="row">{texts.title}</th>
        {machines.map(({ product, size }) => (
          <td key={product.id}>
            {size && <SideBySide things={[size]} frame={frame} label={labelOf(size)} />}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
