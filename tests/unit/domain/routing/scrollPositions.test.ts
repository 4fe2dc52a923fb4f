// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  followScrolling,
  keepPosition,
  startKeepingPositions,
} from '../../../../src/domain/routing/scrollPositions.ts'

it('positions are stored when the visitor leaves from an entry of the history that has no key', () => {
  startKeepingPositions()
  const stop = followScrolling('list')
  keepPosition('list')
  // The skip link leads to an entry without a key, which keeps no position.
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scrollPositions')).toBe('{"list":0}')
})
