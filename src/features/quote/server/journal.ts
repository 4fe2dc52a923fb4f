import { busy, delivered, failed, isBusy, isDue, type Entry } from './entry.ts'
import type { Outcome } from './relay.ts'
import type { Shelf, Shelved } from './shelf.ts'
import { withTimeout } from './withTimeout.ts'

/** An entry that this process alone may deliver; the tag is missing when the journal did not answer. */
export interface Task {
  entry: Entry
  tag?: string
}

export type Claim = ({ kind: 'ours' } & Task) | { kind: 'busy' } | { kind: 'delivered' }

/** Keeps requests until they are delivered. Every step rejects when the shelf does, or takes longer than `limitMs`. */
export interface Journal {
  /** Enters a request, or takes up one that failed before; with what the visitor sent last. */
  claim: (key: string, fresh: Entry) => Promise<Claim>
  /** Takes up a request that is due; undefined when it is not, or another is faster. */
  take: (key: string) => Promise<Task | undefined>
  /** Ends a claim: a delivered request keeps no personal data, any other waits for the schedule. */
  settle: (key: string, task: Task, outcome: Outcome) => Promise<void>
  look: (key: string) => Promise<Entry | undefined>
}

/** A fresh entry may be there already and yet not be found: the local server's lists leave out what is being written. */
const looks = 3

const twice = async (step: () => Promise<unknown>): Promise<void> => {
  await step().catch(step)
}

export const makeJournal = (shelf: Shelf, now: () => number, limitMs = 1000): Journal => {
  const take = async (key: string, { entry, tag }: Shelved): Promise<Task | undefined> => {
    const ours = busy(entry, now())
    const newTag = await shelf.replace(key, ours, tag)
    return newTag === undefined ? undefined : { entry: ours, tag: newTag }
  }

  const takeDue = async (key: string): Promise<Task | undefined> => {
    const found = await shelf.read(key)
    return found && isDue(found.entry, now()) ? take(key, found) : undefined
  }

  const claim = async (key: string, fresh: Entry): Promise<Claim> => {
    for (let look = 0; look < looks; look += 1) {
      const tag = await shelf.create(key, fresh)
      if (tag !== undefined) return { kind: 'ours', entry: fresh, tag }
      const found = await shelf.read(key)
      if (found?.entry.state === 'delivered') return { kind: 'delivered' }
      if (found && isBusy(found.entry, now())) return { kind: 'busy' }
      if (found) {
        const { quote = found.entry.quote } = fresh
        const entry: Entry = { ...found.entry, state: 'pending', ...(quote && { quote }) }
        const task = await take(key, { ...found, entry })
        return task ? { kind: 'ours', ...task } : { kind: 'busy' }
      }
    }
    throw new Error('The journal holds an entry that it does not find')
  }

  const settle = (key: string, { entry, tag }: Task, outcome: Outcome): Promise<unknown> => {
    // A delivery is a fact, whoever else has claimed the entry meanwhile.
    if (outcome.kind === 'delivered') return shelf.write(key, delivered(entry, now()))
    const waiting = failed(entry, outcome, now())
    return tag === undefined ? shelf.create(key, waiting) : shelf.replace(key, waiting, tag)
  }

  return {
    claim: (key, fresh) => withTimeout(limitMs, () => claim(key, fresh)),
    take: (key) => withTimeout(limitMs, () => takeDue(key)),
    settle: (key, task, outcome) => withTimeout(limitMs, () => twice(() => settle(key, task, outcome))),
    look: (key) => withTimeout(limitMs, () => shelf.peek(key)),
  }
}
