import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentFile, type Fault, report } from '../../../../scripts/checkContent/contentFile.ts'
import { parseFiles } from '../../../../scripts/checkContent/parseFiles.ts'
import { checkProducts } from '../../../../scripts/checkContent/products/products.ts'
import { checkTexts } from '../../../../scripts/checkContent/texts.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { accentColors } from '../../../../src/content/site.ts'
import {
  allExceptFiles,
  type Draft,
  pathOf,
  soundCatalogue,
  subjectId,
  toFile,
} from '../../../support/site/soundContent.ts'
import { pathOfText, soundTexts, textFiles, type TextName } from '../../../support/site/soundTexts.ts'

const { about, home, offices, quote, services, 'legal/terms': terms } = soundTexts
const [hub] = offices.hubs
const [section] = terms.sections
const [consulting] = services.consulting

const check = (files: ContentFile[], fileExists = allExceptFiles()): Fault[] =>
  checkTexts(files, [5], fileExists)

const without = (data: Draft, key: string): Draft =>
  Object.fromEntries(Object.entries(data).filter(([own]) => own !== key))

type Row = [name: string, file: TextName, data: unknown, field: string, value: unknown, remedy: RegExp]

const hubWith = (changes: Draft) => ({ hubs: [{ ...hub, ...changes }] })

const faults: Row[] = [
  ['no steps', 'quote', { ...quote, next: { title: 'Next' } }, 'next.steps', undefined, /list of steps/],
  ['no head', 'about', without(about, 'head'), 'head', undefined, /write them: title, description/],
  ['a page that is null', 'home', null, 'file', null, /in braces \{ \}; write them: head, badge/],
  ['a page that is a list', 'home', [], 'file', [], /in braces \{ \}; write them: head, badge/],
  [
    'an object for a list',
    'services',
    { ...services, consulting },
    'consulting',
    consulting,
    /must be a list of services in brackets/,
  ],
  [
    'a part of the menu missing',
    'services',
    { ...services, consulting: [consulting] },
    'consulting',
    [consulting],
    /for each part of the page's menu; write technology-assessments, strategic-planning/,
  ],
  [
    'an anchor without a menu',
    'services',
    { ...services, consulting: [...services.consulting, { ...consulting, id: 'audits', title: 'Audits' }] },
    'consulting[2].id',
    'audits',
    /choose one of technology-assessments, strategic-planning/,
  ],
  ['null for a group', 'about', { ...about, story: null }, 'story', null, /write them: title, paragraphs/],
  ['null for a list', 'about', { ...about, values: null }, 'values', null, /list of values in brackets/],
  ['null in a list', 'about', { ...about, values: [null] }, 'values[0]', null, /write them: title, text/],
  ['an unknown field', 'home', { ...home, motto: 'Count' }, 'motto', 'Count', /not a known field; correct/],
  ['an empty text', 'home', { ...home, badge: ' ' }, 'badge', ' ', /must be text; write it/],
  ['a number', 'home', { ...home, badge: 27 }, 'badge', 27, /must be text; write it/],
  [
    'a statistic without a figure',
    'home',
    { ...home, statistics: [{ label: 'Offices' }] },
    'statistics[0].value',
    undefined,
    /must be text; write it/,
  ],
  [
    'no alt',
    'home',
    { ...home, heroImage: { src: '/media/bs-4/hero' } },
    'heroImage.alt',
    undefined,
    /describe what it shows/,
  ],
  [
    'a long title',
    'about',
    { ...about, head: { ...about.head, title: 'x'.repeat(61) } },
    'head.title',
    'x'.repeat(61),
    /has 61 characters; write at most 60/,
  ],
  [
    'a short description',
    'about',
    { ...about, head: { ...about.head, description: 'Short.' } },
    'head.description',
    'Short.',
    /has 6 characters; write 110 to 155/,
  ],
  ['no date', 'legal/terms', without(terms, 'updated'), 'updated', undefined, /write it like "January 1/],
  ['no month', 'legal/terms', { ...terms, updated: 'Januar 1, 2025' }, 'updated', 'Januar 1, 2025', /like/],
  ['no day', 'legal/terms', { ...terms, updated: 'June 31, 2025' }, 'updated', 'June 31, 2025', /like/],
  ['a foreign placeholder', 'home', { ...home, badge: 'By {us}' }, 'badge', 'By {us}', /has \{us\}.*; write/],
  ['an odd date', 'legal/terms', { ...terms, updated: '1/1/25' }, 'updated', '1/1/25', /like "January 1/],
  ['no section', 'legal/terms', { ...terms, sections: [] }, 'sections', [], /write at least one/],
  [
    'a heading twice',
    'legal/terms',
    { ...terms, sections: [section, section] },
    'sections[1].heading',
    'Returns',
    /repeats sections\[0\]\.heading/,
  ],
  ['no city', 'offices', hubWith({ city: '' }), 'hubs[0].city', '', /name of the place/],
  ['an accent', 'offices', hubWith({ city: 'Đà Lạt' }), 'hubs[0].city', 'Đà Lạt', /letters A-Z, spaces/],
  ['an apostrophe', 'offices', hubWith({ city: "Xi'an" }), 'hubs[0].city', "Xi'an", /letters A-Z, spaces/],
  ['a colour', 'offices', hubWith({ accentColor: 'red' }), 'hubs[0].accentColor', 'red', /one of intaglio/],
  [
    'no regional picture',
    'offices',
    hubWith({ image: '/media/bs-4/hero' }),
    'hubs[0].image',
    '/media/bs-4/hero',
    /picture of public\/media\/regional/,
  ],
  [
    'no picture',
    'offices',
    hubWith({ image: '/media/regional/x' }),
    'hubs[0].image',
    '/media/regional/x',
    /put the file/,
  ],
  ['a dead page', 'home', { ...home, badge: '/offers' }, 'badge', '/offers', /leads nowhere; name a page/],
  ['a dead product', 'home', { ...home, badge: '/products/6' }, 'badge', '/products/6', /leads nowhere/],
  ['a space at the end', 'home', { ...home, badge: 'New ' }, 'badge', 'New ', /with a space.*; remove/],
  ['a space twice', 'home', { ...home, badge: 'All  new' }, 'badge', 'All  new', /two in a row; remove/],
  ['HTML', 'home', { ...home, badge: 'All<br>new' }, 'badge', 'All<br>new', /signs of HTML.*; write/],
  ['a sign of HTML', 'home', { ...home, badge: 'A&nbsp;B' }, 'badge', 'A&nbsp;B', /signs of HTML.*; write/],
  ['bold words', 'home', { ...home, badge: '**New**' }, 'badge', '**New**', /or Markdown; write the words/],
  ['a link', 'home', { ...home, badge: '[A](/find)' }, 'badge', '[A](/find)', /or Markdown; write the words/],
]

describe('checkTexts', () => {
  it('finds nothing in sound texts', () => {
    expect(check(textFiles())).toEqual([])
    const { hero, ...rest } = about
    expect(check(textFiles({ about: { ...rest, hero: without(hero, 'picture') } }))).toEqual([])
    expect(check(textFiles({ home: { ...home, statistics: [] } }))).toEqual([])
    const plain = { ...home, badge: '3 < 5, R&D; (all)' }
    expect(check(textFiles({ home: plain }))).toEqual([])
  })

  it.each(faults)(
    '%s is one fault with file, field, value and remedy',
    (_, name, data, field, value, remedy) => {
      const missing = ['avif', 'webp'].map((end) => `/media/regional/x-400.${end}`)
      const found = check(textFiles({ [name]: data }), allExceptFiles(...missing))
      expect(found, report(found)).toHaveLength(1)
      expect(found[0]).toMatchObject({ file: pathOfText(name), field })
      expect(found[0]?.value).toEqual(value)
      expect(found[0]?.advice).toMatch(remedy)
    },
  )

  it('names every part of an empty page', () => {
    const found = check(textFiles({ about: {} }))
    expect(found.map(({ field }) => field)).toEqual(Object.keys(about))
  })

  it.each(Object.keys(soundTexts))('misses %s, and shows a renamed file', (name) => {
    const path = pathOfText(name)
    const rest = textFiles().filter((file) => file.path !== path)
    const missing = { file: path, field: 'file', value: undefined }
    expect(check(rest)).toMatchObject([missing])
    const renamed = { path: path.replace('.json', '-2.json'), text: '{}' }
    expect(check([...rest, renamed])).toMatchObject([missing, { file: renamed.path, field: 'file' }])
  })

  it('misses a file that is there, but is not JSON, once', () => {
    const files = textFiles().map((file) => (file.path.endsWith('home.json') ? { ...file, text: '' } : file))
    expect(check(files)).toMatchObject([{ file: 'src/content/texts/home.json', field: 'line 1, column 1' }])
  })

  it('knows the accents of the palette that the cards style', () => {
    expect(accentColors).toEqual(['intaglio', 'brass', 'ink'])
    expect(Object.keys(palette)).toEqual(expect.arrayContaining([...accentColors]))
  })
})

describe('a file that is not JSON, not plain UTF-8, or loses a field,', () => {
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

  it('is told of curly quotes, which look like the others', () => {
    expect(broken('{ "name": “MC 280” }')[0]?.advice).toContain('a curly quote (“)')
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

  it.each([
    ['a mark at its start', '\uFEFF{\n}', 'line 1, column 1', '{', /BOM.*save the file as "UTF-8"/],
    ['a lost character', '{\n"a":"\uFFFD"}', 'line 2, column 6', '"a":"\uFFFD"}', /not UTF-8.*save it/],
    ['a lost character and no end', '{\n"\uFFFD', 'line 2, column 2', '"\uFFFD', /not UTF-8.*save it/],
    ['a lost character in words', '{"a":"\\ufffd"}', 'line 1, column 7', '{"a":"\\ufffd"}', /not UTF-8/],
  ])('with %s is one fault of its encoding', (_, text, field, value, remedy) => {
    const found = broken(text)
    expect(found).toMatchObject([{ file: 'a.json', field, value }])
    expect(found[0]?.advice).toMatch(remedy)
  })

  it.each([
    ['{\n  "id": 5,\n  "rows": { "Noise": "63 dB(A)", "Noise": "70 dB(A)" }\n}', 'line 3, column 34'],
    ['{\n  "id": 5,\n  "i\\u0064" : 6\n}', 'line 3, column 3'],
    ['[{ "id": 5 }, { "id": 6, "id": 7 }]', 'line 1, column 26'],
  ])('names a field twice: %s', (text, field) => {
    const found = broken(text)
    expect(found).toMatchObject([{ file: 'a.json', field }])
    expect(found[0]?.advice).toMatch(/stands above already.*correct its name or remove one/)
  })

  it.each(['{ "a": { "a": 1 }, "b": ["b", "b"], "c": { "a": 1 } }', '[{ "a": "a" }, { "a": "\\"a\\": {" }]'])(
    'names no field twice: %s',
    (text) => {
      expect(broken(text)).toEqual([])
    },
  )

  it.each([subjectId, 5])('is one fault of the catalogue, and no other rule sees it: %i', (id) => {
    const files = soundCatalogue().map(({ id, product }) => toFile(id, product))
    const cut = files.map((file) => (file.path === pathOf(id) ? { ...file, text: '{' } : file))
    const faults = checkProducts(cut, allExceptFiles())
    expect(faults, report(faults)).toHaveLength(1)
    expect(faults[0]).toMatchObject({ file: pathOf(id), field: 'line 1, column 2', value: '{' })
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
