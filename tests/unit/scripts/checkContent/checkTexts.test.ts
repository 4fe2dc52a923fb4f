import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../../scripts/checkContent/checkTexts.ts'
import { type ContentFile, type Fault, report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { accentColors } from '../../../../src/content/schema/offices.ts'
import { allExceptFiles, type Draft } from '../../../support/site/soundContent.ts'
import { pathOfText, soundTexts, textFiles, type TextName } from '../../../support/site/soundTexts.ts'

const { about, home, offices, 'legal/terms': terms } = soundTexts
const [hub, ...otherHubs] = offices.hubs
const [section] = terms.sections

const check = (files: ContentFile[], fileExists = allExceptFiles()): Fault[] =>
  checkTexts(files, [5], fileExists)

const without = (data: Draft, key: string): Draft =>
  Object.fromEntries(Object.entries(data).filter(([own]) => own !== key))

type Row = [name: string, file: TextName, data: unknown, field: string, value: unknown, remedy: RegExp]

const hubOf = (exploreOf: string) => ({ ...home, hub: { ...home.hub, exploreOf } })
const hubWith = (changes: Draft) => ({ hubs: [{ ...hub, ...changes }, ...otherHubs] })

const faults: Row[] = [
  ['null for a group', 'about', { ...about, story: null }, 'story', null, /must be text; write it/],
  [
    'no placeholder',
    'home',
    hubOf('Explore'),
    'hub.exploreOf',
    'Explore',
    /with \{city\} in it.*; write both/,
  ],
  ['one more', 'home', hubOf('{city}, {town}'), 'hub.exploreOf', '{city}, {town}', /^has \{town\}.*; write/],
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
  ['no month', 'legal/terms', { ...terms, updated: 'Januar 1, 2025' }, 'updated', 'Januar 1, 2025', /like/],
  ['no day', 'legal/terms', { ...terms, updated: 'June 31, 2025' }, 'updated', 'June 31, 2025', /like/],
  ['a foreign placeholder', 'home', { ...home, badge: 'By {us}' }, 'badge', 'By {us}', /has \{us\}.*; write/],
  [
    'a placeholder in a list',
    'legal/terms',
    { ...terms, sections: [{ heading: 'Returns', paragraphs: ['Write to { company }.'] }] },
    'sections[0].paragraphs[0]',
    'Write to { company }.',
    /has \{ company \}/,
  ],
  [
    'a heading twice',
    'legal/terms',
    { ...terms, sections: [section, section] },
    'sections[1].heading',
    'Returns',
    /repeats sections\[0\]\.heading/,
  ],
  ['two hubs', 'offices', { hubs: otherHubs }, 'hubs', otherHubs, /must be three hubs.*; add or remove/],
  ['no hub', 'offices', { hubs: [] }, 'hubs', [], /list of offices.*; write at least one/],
  ['an accent', 'offices', hubWith({ city: 'Đà Lạt' }), 'hubs[0].city', 'Đà Lạt', /letters A-Z, spaces/],
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
  ['a price', 'home', { ...home, badge: 'Only $ 990' }, 'badge', 'Only $ 990', /names a price.*; write/],
  ['a space at the end', 'home', { ...home, badge: 'New ' }, 'badge', 'New ', /with a space.*; remove/],
  ['a space twice', 'home', { ...home, badge: 'All  new' }, 'badge', 'All  new', /two in a row; remove/],
  ['a sign of HTML', 'home', { ...home, badge: 'A&nbsp;B' }, 'badge', 'A&nbsp;B', /signs of HTML.*; write/],
  ['bold words', 'home', { ...home, badge: '**New**' }, 'badge', '**New**', /or Markdown; write only/],
  ['a link', 'home', { ...home, badge: '[A](/find)' }, 'badge', '[A](/find)', /or Markdown; write only/],
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

  it('reports a file that is not JSON once', () => {
    const files = textFiles().map((file) => (file.path.endsWith('home.json') ? { ...file, text: '' } : file))
    expect(check(files)).toMatchObject([{ file: 'src/content/texts/home.json', field: 'line 1, column 1' }])
  })

  it('knows the accents of the palette that the cards style', () => {
    expect(accentColors).toEqual(['intaglio', 'brass', 'ink'])
    expect(Object.keys(palette)).toEqual(expect.arrayContaining([...accentColors]))
  })
})
