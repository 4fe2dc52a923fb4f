import { expect, it } from 'vitest'
import { knownActions } from '../../../scripts/replay/knownActions.ts'

const participle = /[^e]ed$|^(Chosen|Forgotten|Found|Hidden|Left|Shown|Undone|Withdrawn)$/
const order = /^(add|change|clear|close|hide|open|remove|select|set|show|toggle|update)$/

/** Whether an action of the type `slice/name` says what has happened, and not what to do. */
const isEvent = (type: string): boolean => {
  const [first = '', ...others] = type.replace(/.*\//, '').split(/(?=[A-Z])/)
  return !order.test(first) && participle.test(others.at(-1) ?? '')
}

it('each action of the store is an event: what it is about, and a verb in the past tense', () => {
  expect([...knownActions].filter((type) => !isEvent(type))).toEqual([])
  expect(knownActions.size).toBeGreaterThan(60)
})

it.each(['set', 'setTab', 'setSelected', 'addMachine', 'toggleOpened', 'pageSpeed', 'tabSelect', 'selected'])(
  'an action that is no event is found: %s',
  (name) => expect(isEvent(`slice/${name}`)).toBe(false),
)
