import { Group, Mesh, MeshPhysicalMaterial, type Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { amountOf, currencyOf, figure, pieces, worth, type Counted } from '../kit/cash.ts'
import { noteStack } from '../kit/notes.ts'
import type { Screen } from '../kit/screen.ts'
import { artworkOf } from '../kit/print.ts'
import { machines } from '../machines/machines.ts'
import { scenes } from '../rooms/rooms.ts'

/** What kit/notes.ts, kit/screen.ts and the coin drawers write on their bodies. */
interface Marks {
  readonly value?: string
  readonly counted?: number
  readonly shown?: Screen
}

const marksIn = (object: Object3D): Marks[] => {
  const marks: Marks[] = []
  object.traverse(({ userData }) => marks.push(userData))
  return marks
}

const countedIn = (marks: readonly Marks[]): Counted[] =>
  marks.flatMap(({ value, counted }) =>
    value === undefined || counted === undefined ? [] : [{ value, count: counted }],
  )

type Figure = readonly [caption: string, value: string]

const figuresOf = (marks: readonly Marks[]): Figure[] =>
  marks.flatMap(({ shown }) => [...(shown?.figure ? [shown.figure] : []), ...(shown?.fields ?? [])])

const numberOf = (text: string): number => Number(text.replaceAll(' ', ''))

/** What a figure of this name must be, of what lies in the machine; nothing for names that say something else. */
const expectedOf = (caption: string, held: readonly Counted[]): number | undefined => {
  const [currency = ''] = /KHR|USD|SGD/.exec(caption) ?? []
  if (currency !== '') return worth(held.filter(({ value }) => currencyOf(value) === currency))
  if (['Total', 'Counted', 'Declared'].includes(caption)) return worth(held)
  return ['Notes', 'Recorded'].includes(caption) ? pieces(held) : undefined
}

const counting = Object.entries(machines).flatMap(([slug, make]) => {
  const marks = marksIn(make().object)
  const held = countedIn(marks)
  const checked = figuresOf(marks).flatMap(([caption, value]) => {
    const expected = expectedOf(caption, held)
    return expected === undefined ? [] : [{ caption, shown: numberOf(value), expected }]
  })
  return held.length > 0 && checked.length > 0 ? [{ slug, checked }] : []
})

describe('a display and what lies in its machine', () => {
  it('are compared on every machine that shows a sum', () => {
    expect(counting.map(({ slug }) => slug).sort()).toEqual([
      'bs-12',
      'bs-3',
      'bs-4',
      'bs-6',
      'bs-8',
      'cs-240',
      'cs-260',
      'cs-310',
      'cs-330',
      'kc-220',
      'st-100',
    ])
  })

  it.each(counting)('agree on $slug', ({ checked }) => {
    for (const { caption, shown, expected } of checked) expect(shown, caption).toBe(expected)
  })
})

/** The ground of the note that a body is, if it is one. */
const groundOf = (body: Object3D): string[] => {
  const material = body instanceof Mesh ? (body.material as unknown) : undefined
  const drawn = material instanceof MeshPhysicalMaterial ? artworkOf(material)?.svg : undefined
  return /hsl\(\d+ 28% 84%\)/.exec(drawn ?? '') ?? []
}

it('a denomination has one colour in all machines and rooms, and no two of a currency are alike', () => {
  const colours = new Map<string, Set<string>>()
  for (const make of [...Object.values(machines), ...Object.values(scenes)])
    make().object.traverse(({ userData, children }) => {
      const { value = '' }: Marks = userData
      const grounds = children.flatMap(groundOf)
      if (grounds.length > 0) colours.set(value, new Set([...(colours.get(value) ?? []), ...grounds]))
    })
  expect(colours.size).toBeGreaterThan(15)
  expect([...colours].filter(([value, grounds]) => value === '' || grounds.size !== 1)).toEqual([])
  const prints = [...colours].map(([value, grounds]) => `${currencyOf(value)} ${[...grounds].join('')}`)
  expect(new Set(prints).size).toBe(prints.length)
})

it('a note without a colour is refused', () => {
  expect(() => noteStack({ height: 4, value: '3 USD' })).toThrow('3 USD')
})

it('CD 600 is drawn as both countries are supplied: notes alone, no Singapore dollars', () => {
  const drawn = JSON.stringify(marksIn(machines['cd-600']?.().object ?? new Group()))
  expect(drawn).toContain('20 USD')
  expect(drawn).not.toMatch(/SGD|S\$|[Cc]oin/)
})

it('reads and writes amounts', () => {
  expect([amountOf('20 000 KHR'), amountOf('0.05 SGD'), currencyOf('10 USD')]).toEqual([20_000, 0.05, 'USD'])
  const held = [
    { value: '10 USD', count: 86 },
    { value: '0.05 USD', count: 3 },
  ]
  expect([pieces(held), worth(held)]).toEqual([89, 860.15])
  expect([figure(11_320_000), figure(136.9, 2)]).toEqual(['11 320 000', '136.90'])
})
