// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import {
  followScrolling,
  keepPosition,
  startKeepingPositions,
} from '../../../../src/app/layout/scrollPositions.ts'

it('positions are stored when the visitor leaves from a history entry without a key', () => {
  startKeepingPositions()
  const stop = followScrolling('list')
  keepPosition('list')
  // The skip link leads to an entry without a key, which keeps no position.
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scrollPositions')).toBe('{"version":1,"positions":{"list":0}}')
})

it('a stored value that is not a list of positions is ignored', async () => {
  sessionStorage.setItem('scrollPositions', '5')
  vi.resetModules()
  const { keepPosition: keep, savedPosition } = await import('../../../../src/app/layout/scrollPositions.ts')
  sessionStorage.clear()
  keep('list')
  expect(savedPosition('list')).toBe(0)
})
