import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDeliverLater } from '../../../../functions/relay/delivery/deliverLater.ts'
import { makeDeliverOnce } from '../../../../functions/relay/delivery/deliverOnce.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { makeRandom } from '../../../support/random.ts'
import { makeMemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleKey, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { passTime, startAnswer, startVirtualTime } from '../../../support/relay/virtualTime.ts'

const minute = 60_000
const processes = 20

/** With a share of 0.2. `npm run test:load` takes more; of few bursts, chance alone doubles several. */
const { bursts, mostDoubled } =
  import.meta.env.MODE === 'load' ? { bursts: 1000, mostDoubled: 10 } : { bursts: 200, mostDoubled: 5 }

/** How a single call fails. */
const faults = {
  rejects: () => Promise.reject(new Error('out of order')),
  'never answers': () => new Promise<never>(() => undefined),
}

beforeEach(startVirtualTime)

afterEach(() => {
  vi.useRealTimers()
})

type Fault = keyof typeof faults

interface Story {
  /** The share of calls to the journal that fail. */
  share: number
  fault: Fault
  random: () => number
}

/** The same request in 20 processes at once, then three runs of the schedule: how often it is delivered. */
const sendBurst = async ({ share, fault, random }: Story): Promise<number> => {
  let failing = share
  let deliveries = 0
  // Before a step and after it, so that half of what fails has taken place.
  const delay = async () => {
    await pause(10 + 40 * random())
    if (random() < failing / 2) await faults[fault]()
  }
  const store = makeMemoryStore({ delay })
  const deliver = async () => {
    deliveries += 1
    await pause(200)
    return { kind: 'delivered' } as const
  }
  const send = () => {
    const deliverOnce = makeDeliverOnce({
      journal: makeJournal(store, Date.now),
      deliver,
      now: Date.now,
      onJournalFailure: () => undefined,
      onOutcome: () => Promise.resolve(),
    })
    return deliverOnce({ key: sampleKey, ...sampleRequest() }, startAnswer())
  }
  await passTime(Promise.all(Array.from({ length: processes }, send)))

  failing = 0
  const fetch = () => deliver().then(() => new Response(null))
  const deliverLater = makeDeliverLater({
    formService: { url: 'https://forms.example/', token: undefined, fetch },
    store,
    journal: makeJournal(store, Date.now),
    now: Date.now,
    log: () => undefined,
    recordStatus: () => Promise.resolve(),
    sendAlerts: () => Promise.resolve(),
    noteRun: () => Promise.resolve(),
  })
  for (let run = 0; run < 3; run += 1) await passTime(pause(minute).then(deliverLater))
  return deliveries
}

const sendBursts = async (count: number, share: number, fault: Fault) => {
  const random = makeRandom(20)
  const times: number[] = []
  for (let burst = 0; burst < count; burst += 1) times.push(await sendBurst({ share, fault, random }))
  return {
    lost: times.filter((count) => count === 0).length,
    once: times.filter((count) => count === 1).length,
    doubled: times.filter((count) => count > 1).length,
  }
}

describe('bursts from 20 processes on a journal that stumbles', () => {
  it.each([
    [0.01, 'rejects'],
    [0.01, 'never answers'],
    [0.05, 'rejects'],
    [0.05, 'never answers'],
  ] as const)('arrive 200 of 200 once when a share of %d of its calls fails and %s', async (share, fault) => {
    expect(await sendBursts(200, share, fault)).toEqual({ lost: 0, once: 200, doubled: 0 })
  })

  it.each(['rejects', 'never answers'] as const)(
    'arrive, nearly all once, when every fifth of its calls fails and %s',
    async (fault) => {
      const { lost, doubled } = await sendBursts(bursts, 0.2, fault)
      expect(lost).toBe(0)
      expect(doubled).toBeLessThanOrEqual(mostDoubled)
    },
  )
})
