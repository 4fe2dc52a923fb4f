import { expect, it } from 'vitest'
import { readUpTo } from '../../../../../functions/relay/lib/readUpTo.ts'

/** Two letters of Khmer, three bytes each, in parts that end within a letter. */
const inParts = () => {
  const bytes = new TextEncoder().encode('កម')
  return new Blob([bytes]).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        for (const byte of chunk) controller.enqueue(Uint8Array.of(byte))
      },
    }),
  )
}

it('reads a letter whose bytes come one by one', async () => {
  expect(await readUpTo(6, inParts())).toBe('កម')
})
