// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLoaded } from '../../../../src/ui/browser/useLoaded.ts'
import { ErrorBoundary } from '../../../../src/ui/ErrorBoundary.tsx'

const Text = ({ load }: { load: () => Promise<string> }) => <p>{useLoaded(load) ?? 'nothing yet'}</p>

/** A load whose end the test decides. */
const makeLoad = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const after = (end: () => void) =>
    act(() => {
      end()
      return Promise.resolve()
    })
  return {
    load: () => promise,
    arrive: (text: string) => after(() => resolve(text)),
    fail: () => after(() => reject(new Error('offline'))),
  }
}

const shown = () => screen.getByRole('paragraph').textContent

describe('what is loaded', () => {
  it('is replaced by the next value once that is there, whichever arrives first', async () => {
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

  it('throws when it fails, unless the visitor has gone on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const onFailure = vi.fn()
    const left = makeLoad()
    render(
      <ErrorBoundary onFailure={onFailure}>
        <Text load={left.load} />
      </ErrorBoundary>,
    ).unmount()
    await left.fail()
    expect(onFailure).not.toHaveBeenCalled()

    const stayed = makeLoad()
    render(
      <ErrorBoundary onFailure={onFailure} fallback={<p>gone</p>}>
        <Text load={stayed.load} />
      </ErrorBoundary>,
    )
    await stayed.fail()
    expect(onFailure).toHaveBeenCalledOnce()
    expect(screen.getByText('gone')).toBeTruthy()
  })
})
