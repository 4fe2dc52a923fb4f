import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFiles, report } from '../../scripts/checkContent/contentFile.ts'
import { checkProducts } from '../../scripts/checkContent/products.ts'
import { checkTexts } from '../../scripts/checkContent/texts.ts'
import { allExceptFiles, pathOf, soundCatalogue, subjectId, toFile, type Draft } from './soundContent.ts'

const soundLegal = {
  title: 'Terms of Service',
  updated: 'January 1, 2025',
  sections: [{ heading: 'Returns', paragraphs: ['See [the contact page](/contact#phnom-penh).'] }],
}
const soundOffices = {
  hubs: [
    { city: 'Singapore', description: 'A hub.', image: '/media/regional/singapore', accentColor: 'ink' },
  ],
}
const soundHome = {
  lead: 'See the [printers](/products/printers?q=micr) and [our counter](/products/5).',
  heroImage: { src: '/media/bs-4/hero', alt: 'A sorter' },
}
const sound = {
  'legal/terms.json': soundLegal,
  'offices.json': soundOffices,
  'home.json': soundHome,
} as const

const hub = soundOffices.hubs[0]

const check = (changes: Partial<Record<keyof typeof sound, Draft>>, fileExists = allExceptFiles()) => {
  const files = Object.entries({ ...sound, ...changes }).map(([name, data]) => ({
    path: `src/content/${name}`,
    text: JSON.stringify(data),
  }))
  return checkTexts(files, [5], fileExists)
}

describe('checkTexts', () => {
  it('finds nothing in sound texts', () => {
    expect(check({})).toEqual([])
  })

  it.each<[string, keyof typeof sound, Draft, field: string, value: unknown, remedy: RegExp]>([
    [
      'no date',
      'legal/terms.json',
      { ...soundLegal, updated: undefined },
      'updated',
      undefined,
      /write it like "Ja/,
    ],
    [
      'an odd date',
      'legal/terms.json',
      { ...soundLegal, updated: '1/1/25' },
      'updated',
      '1/1/25',
      /write it like "Ja/,
    ],
    ['no section', 'legal/terms.json', { ...soundLegal, sections: [] }, 'sections', [], /write at least one/],
    [
      'no city',
      'offices.json',
      { hubs: [{ ...hub, city: '' }] },
      'hubs[0].city',
      '',
      /name of the place; write it/,
    ],
    [
      'no picture',
      'offices.json',
      { hubs: [{ ...hub, image: '/media/x' }] },
      'hubs[0].image',
      '/media/x',
      /put the file/,
    ],
    ['an empty text', 'home.json', { ...soundHome, lead: ' ' }, 'lead', ' ', /is empty; write/],
    [
      'no alt',
      'home.json',
      { heroImage: { src: '/media/bs-4/hero' } },
      'heroImage.alt',
      undefined,
      /describe what it shows/,
    ],
    [
      'a dead page',
      'home.json',
      { cards: [{ href: '/offers' }] },
      'cards[0].href',
      '/offers',
      /leads nowhere; name a page/,
    ],
    [
      'a dead link',
      'home.json',
      { lead: 'Read [this](/legal/returns).' },
      'lead',
      '/legal/returns',
      /leads nowhere/,
    ],
    ['a dead product', 'home.json', { lead: '[This](/products/6)' }, 'lead', '/products/6', /leads nowhere/],
  ])('%s is one fault with file, field, value and remedy', (_, name, data, field, value, remedy) => {
    const missing = ['avif', 'webp'].map((end) => `/media/x-400.${end}`)
    const faults = check({ [name]: data }, allExceptFiles(...missing))
    expect(faults, report(faults)).toHaveLength(1)
    expect(faults[0]).toMatchObject({ file: `src/content/${name}`, field })
    expect(faults[0]?.value).toEqual(value)
    expect(faults[0]?.advice).toMatch(remedy)
  })
})

describe('a file that is not JSON', () => {
  const broken = (text: string) => parseFiles([{ path: 'a.json', text }]).faults

  it.each([
    [
      'a comma too many',
      '{\n  "id": 5,\n  "list": ["one", "two", ]\n}\n',
      'line 3, column 26',
      '"list": ["one", "two", ]',
    ],
    ['a comma too few', '{\n  "id": 5\n  "name": "MC 280"\n}\n', 'line 3, column 3', '"name": "MC 280"'],
    ['an open quote', '{\n  "id": 5,\n  "name": "MC 280\n}\n', 'line 3, column 18', '"name": "MC 280'],
    ['curly quotes', '{\n  "id": 5,\n  "name": “MC 280”\n}\n', 'line 3, column 11', '"name": “MC 280”'],
    ['text before the brace', 'x{\n  "id": 5\n}', 'line 1, column 1', 'x{'],
    ['no end', '{\n  "id": 5,\n', 'line 3, column 1', ''],
    ['nothing at all', '', 'line 1, column 1', ''],
  ])('%s is one fault with line, column and text', (_, text, field, value) => {
    expect(broken(text)).toEqual([expect.objectContaining({ file: 'a.json', field, value })])
  })

  it('is pointed out near the broken place, wherever that is', () => {
    const { text } = toFile(subjectId, soundCatalogue().at(-1)?.product)
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (at) => {
        const line = text.slice(0, at).split('\n').length
        const found = broken(`${text.slice(0, at)}\u0007${text.slice(at)}`)[0]
        expect(found?.field).toMatch(new RegExp(`^line ${line},`))
      }),
    )
  })

  it('is one fault of the catalogue, and no other rule sees it', () => {
    const files = soundCatalogue().map(({ id, product }) => toFile(id, product))
    const cut = files.map((file) => (file.path === pathOf(subjectId) ? { ...file, text: '{' } : file))
    const faults = checkProducts(cut, allExceptFiles())
    expect(faults, report(faults)).toHaveLength(1)
    expect(faults[0]).toMatchObject({ file: pathOf(subjectId), field: 'line 1, column 2', value: '{' })
  })
})

describe('report', () => {
  it('shows file, field, value and advice', () => {
    const faults = [
      { file: 'a.json', field: 'price', value: '$1', advice: 'is too low; raise it' },
      { file: 'b.json', field: 'id', value: undefined, advice: 'is missing; write it' },
      { file: 'a.json', field: 'list', value: ['x'.repeat(200)], advice: 'is long; shorten it' },
    ]
    expect(report(faults)).toBe(
      [
        'a.json',
        '  price: "$1"',
        '    is too low; raise it.',
        `  list: ["${'x'.repeat(115)}...`,
        '    is long; shorten it.',
        '',
        'b.json',
        '  id: (missing)',
        '    is missing; write it.',
      ].join('\n'),
    )
  })
})
