// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLoaded } from '../../../../src/ui/browser/useLoaded.ts'

const Text = ({ load }: { load: () => Promise<string> }) => <p>{useLoaded(load) ?? 'nothing yet'}</p>

/** A load whose end the test decides. */
const makeLoad = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const arrive = (text: string) =>
    act(() => {
      resolve(text)
      return Promise.resolve()
    })
  return { load: () => promise, arrive }
}

const shown = () => screen.getByRole('paragraph').textContent

it('what is loaded is replaced by the next value once that is there, whichever arrives first', async () => {
  const [privacy, terms] = [makeLoad(), makeLoad()]
  const { rerender } = render(<Text load={privacy.load} />)
  expect(shown()).toBe('nothing yet')
  rerender(<Text load={terms.load} />)
  await terms.arrive('Terms')
  await privacy.arrive('Privacy')
  expect(shown()).toBe('Terms')
  rerender(<Text load={makeLoad().load} />)
  expect(shown()).toBe('Terms')
})
