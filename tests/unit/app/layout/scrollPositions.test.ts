// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import {
  followScrolling,
  keepPosition,
  startKeepingPositions,
} from '../../../../src/app/layout/scrollPositions.ts'

it('positions are stored when the visitor leaves from an entry of the history that has no key', () => {
  startKeepingPositions()
  const stop = followScrolling('list')
  keepPosition('list')
  // The skip link leads to an entry without a key, which keeps no position.
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scrollPositions')).toBe('{"version":1,"positions":{"list":0}}')
})

it('a stored value that is no list of positions counts as none', async () => {
  sessionStorage.setItem('scrollPositions', '5')
  vi.resetModules()
  const { keepPosition: keep, savedPosition } = await import('../../../../src/app/layout/scrollPositions.ts')
  sessionStorage.clear()
  keep('list')
  expect(savedPosition('list')).toBe(0)
})
