import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { fakeServices } from '../../support/pages/fakes.ts'

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## What the store holds')
const [beforeNext = ''] = section.split('\n#')

/** The rows whose first cell names a slice. */
const rows = [...beforeNext.matchAll(/^\| `(\w+)` +\|(.+)\|(.+)\|$/gm)]

it('the table of the architecture has each slice of the store once, and no other', () => {
  const slices = Object.keys(makeStore(fakeServices()).getState())
  expect(slices.length).toBeGreaterThan(10)
  expect(rows.map(([, slice]) => slice).toSorted()).toEqual(slices.toSorted())
})

it('and so has the table of the specification', () => {
  const [, afterHeading = ''] = readFileSync('docs/specification.md', 'utf8').split('\n## 13. State\n')
  const [table = ''] = afterHeading.split('\n## ')
  const named = [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, slice]) => slice)
  expect(named.toSorted()).toEqual(rows.map(([, slice]) => slice).toSorted())
})

it('and says of each what it has, and why it is in the store', () => {
  for (const [, slice, holds = '', why = ''] of rows) {
    expect(holds.trim(), slice).not.toBe('')
    expect(why.trim(), slice).not.toBe('')
  }
})
