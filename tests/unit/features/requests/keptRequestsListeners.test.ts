import { describe, expect, it } from 'vitest'
import { toStoredRequests } from '../../../../src/features/requests/keptRequests.ts'
import { followKeptRequests } from '../../../../src/features/requests/keptRequestsListeners.ts'
import { keptRequest, sentNow, startKeeping } from '../../../support/keptRequests.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { storageEvent } from '../../../support/pages/storageEvent.ts'

const day = 24 * 60 * 60_000

const atTime = () => fakeServices({ now: () => sentNow })

describe('the stored requests', () => {
  it('leaves the device at the next visit after 400 days, even if nothing else is sent', () => {
    const services = atTime()
    const old = keptRequest(1, sentNow - 400 * day)
    services.stored.set('quoteRequests', toStoredRequests({ keeps: true, requests: [keptRequest(2), old] }))
    const page = startKeeping(services)
    followKeptRequests(page.store, services)
    expect(page.keys()).toEqual(['key-2'])
    expect(services.stored.get('quoteRequests')).not.toContain('key-1')
    expect(page.stored()).toEqual(page.kept())
  })

  it('follows storage and other tabs without an echo', () => {
    const services = atTime()
    services.stored.set('quoteRequests', toStoredRequests({ keeps: true, requests: [keptRequest(1)] }))
    const page = startKeeping(services)
    followKeptRequests(page.store, services)
    expect(page.keys()).toEqual(['key-1'])
    services.stored.clear()
    const tell = (key: string | null, value: string | null) =>
      services.events.dispatchEvent(storageEvent(key, value))
    tell('quoteRequests', toStoredRequests({ keeps: true, requests: [keptRequest(2), keptRequest(1)] }))
    expect(page.keys()).toEqual(['key-2', 'key-1'])
    tell('quoteList', '[]')
    expect(page.keys()).toEqual(['key-2', 'key-1'])
    tell('quoteRequests', '{"version":1,"keeps":false,"requests":[]}')
    expect(page.kept()).toEqual({ keeps: false, requests: [] })
    tell(null, null)
    expect(page.kept()).toEqual({ keeps: true, requests: [] })
    expect(services.stored.size).toBe(0)
  })
})
