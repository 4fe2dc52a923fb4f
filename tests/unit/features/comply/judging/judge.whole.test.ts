import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { judge } from '../../../../../src/features/comply/judging/judge.ts'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { subjectsOf } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { judgedSheets, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const letters = { complies: 'C', deviates: 'D', notStated: 'N', toConfirm: 'T' } as const
const subjects = subjectsOf(judgedSheets)

/** A tender as it was pasted: marks and a tab before each requirement, `=` and a tab before a title or heading. */
const readTender = (name: string) => {
  const lines = readFileSync(join(import.meta.dirname, 'annexes', `${name}.txt`), 'utf8').split('\n')
  const ids =
    /^# products: (.+)/
      .exec(lines[1] ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? []
  const pasted = lines.slice(2).map((line) => {
    const [marks = '', ...cells] = line.split('\t')
    return { marks: marks.match(/\[\w+\]|\w/g) ?? [], text: cells.join('\t') }
  })
  return { ids, pasted, asked: pasted.filter(({ marks }) => marks.length > 0) }
}

it.each([
  ['whole-counters', 0.87],
  ['whole-sorters', 0.86],
  ['whole-deposits', 0.85],
  ['whole-printers', 0.76],
])('%s: pasted with its headings, no verdict is wrong, and most lines are judged', (name, least) => {
  const { ids, pasted, asked } = readTender(name)
  const { requirements } = readRequirements(pasted.map(({ text }) => text).join('\n'), subjects)
  const faults: string[] = []
  const certain: boolean[] = []
  for (const { marks, text } of asked) {
    const requirement = requirements.find((each) =>
      text.replaceAll('\t', ': ').includes(each.text.slice(0, 25)),
    )
    if (!requirement) throw new Error(`lost: ${text}`)
    for (const [place, id] of ids.entries()) {
      const letter = letters[judge(requirement, sheetOf(id)).verdict]
      const mark = marks[place] ?? ''
      if (letter !== 'T' && !mark.includes(letter)) faults.push(`${id} ${letter}: ${text}`)
      if (['C', 'D', 'N'].includes(mark)) certain.push(letter !== 'T')
    }
  }
  expect(faults).toEqual([])
  expect(certain.filter(Boolean).length / certain.length).toBeGreaterThan(least)
})

it.each([
  [17, 'toConfirm'],
  [18, 'complies'],
])('below the heading of a coin sorter the sheet of %i says: %s', (id, verdict) => {
  const pasted = '1. Note sorter\n1.1 UV detection\n2. Coin sorter\n2.1 Hopper 500 coins\n2.2 Noise 80 dB'
  const { requirements } = readRequirements(pasted, subjects)
  expect(requirements.slice(-1).map((each) => judge(each, sheetOf(id)).verdict)).toEqual([verdict])
})

it.each([
  ['Coin counter', 'toConfirm'],
  ['COIN COUNTERS\n', 'toConfirm'],
  ['Supply of coin counters, 3 units', 'toConfirm'],
  ['Coin counter\t5', 'toConfirm'],
  ['Description: high-speed coin counting and sorting machine', 'toConfirm'],
  ['Technical specifications for a passbook printer (qty 3)', 'toConfirm'],
  ['Coin counter\nHopper 500 coins\nMoney counter', 'complies'],
  ['Cash counting machine, 10 units', 'complies'],
  ['Ports\nBank terminal', 'complies'],
])('below "%s" in a plain list a sheet of a note counter says: %s', (title, verdict) => {
  const { requirements } = readRequirements(`${title}\nUV detection`, subjects)
  expect(requirements.slice(-1).map((each) => judge(each, sheetOf(5)).verdict)).toEqual([verdict])
})
