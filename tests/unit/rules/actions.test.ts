import { isActionCreator } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../src/{domain,parts,features}/**/*{Slice,Listeners,Events}.ts',
  { eager: true },
)

/** The type of each action that the store takes, from what slices, listeners and events export. */
const types = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter((value) => isActionCreator(value))
  .map(({ type }) => type)

const participle = /[^e]ed$|^(Chosen|Forgotten|Found|Hidden|Left|Sent|Shown|Undone|Withdrawn)$/
const order = /^(add|change|clear|close|hide|open|remove|select|set|show|toggle|update)$/

/** Whether an action of the type `slice/name` says what has happened, and not what to do. */
const isEvent = (type: string): boolean => {
  const [first = '', ...others] = type.replace(/.*\//, '').split(/(?=[A-Z])/)
  return !order.test(first) && participle.test(others.at(-1) ?? '')
}

it('the name of each action is a noun and a verb in the past tense', () => {
  expect(types.filter((type) => !isEvent(type))).toEqual([])
  expect(types.length).toBeGreaterThan(50)
})

it.each(['set', 'setTab', 'setSelected', 'addMachine', 'toggleOpened', 'pageSpeed', 'tabSelect', 'selected'])(
  'an action that is no event is found: %s',
  (name) => expect(isEvent(`slice/${name}`)).toBe(false),
)
