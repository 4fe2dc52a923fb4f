import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../../scripts/checkContent/checkTexts.ts'
import { type ContentFile, type Fault, report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { accentColors } from '../../../../src/content/schema/offices.ts'
import { allExceptFiles, type Draft, setPart } from '../../../support/site/soundContent.ts'
import { pathOfText, soundTexts, textFiles, type TextName } from '../../../support/site/soundTexts.ts'

const { about, home, offices } = soundTexts

const check = (files: ContentFile[], fileExists = allExceptFiles()): Fault[] =>
  checkTexts(files, [5], fileExists)

type Row = [file: TextName, field: string, value: unknown, remedy: RegExp]

const faults: Row[] = [
  ['about', 'story', null, /must be text; write it/],
  ['about', 'head.title', 'x'.repeat(61), /has 61 characters; write at most 60/],
  ['about', 'head.description', 'Short.', /has 6 characters; write 110 to 155/],
  ['home', 'hub.exploreOf', 'Explore', /with \{city\} in it.*; write both/],
  ['home', 'hub.exploreOf', '{city}, {town}', /^has \{town\}.*; write/],
  ['home', 'heroImage.alt', undefined, /describe what it shows/],
  ['home', 'badge', 'By {us}', /has \{us\}.*; write/],
  ['home', 'badge', '/offers', /leads nowhere; name a page/],
  ['home', 'badge', 'Only $ 990', /names a price.*; write/],
  ['home', 'badge', 'New ', /with a space.*; remove/],
  ['home', 'badge', 'All  new', /two in a row; remove/],
  ['home', 'badge', 'A&nbsp;B', /signs of HTML.*; write/],
  ['home', 'badge', '**New**', /or Markdown; write only/],
  ['home', 'badge', '[A](/find)', /or Markdown; write only/],
  ['legal/terms', 'updated', 'Januar 1, 2025', /like/],
  ['legal/terms', 'updated', 'June 31, 2025', /like/],
  ['legal/terms', 'sections[0].paragraphs[0]', 'Write to { company }.', /has \{ company \}/],
  ['legal/terms', 'sections[1].heading', 'Returns', /repeats sections\[0\]\.heading/],
  ['offices', 'hubs', offices.hubs.slice(1), /must be three hubs.*; add or remove/],
  ['offices', 'hubs', [], /list of offices.*; write at least one/],
  ['offices', 'hubs[0].city', 'Đà Lạt', /letters A-Z, spaces/],
  ['offices', 'hubs[0].accentColor', 'red', /one of intaglio/],
  ['offices', 'hubs[0].image', '/media/bs-4/hero', /picture of public\/media\/regional/],
  ['offices', 'hubs[0].image', '/media/regional/x', /put the file/],
]

describe('checkTexts', () => {
  it('finds nothing in sound texts', () => {
    expect(check(textFiles())).toEqual([])
    const { title, lead } = about.hero
    expect(check(textFiles({ about: { ...about, hero: { title, lead } } }))).toEqual([])
    expect(check(textFiles({ home: { ...home, statistics: [] } }))).toEqual([])
    const plain = { ...home, badge: '3 < 5, R&D; (all)' }
    expect(check(textFiles({ home: plain }))).toEqual([])
  })

  it.each(faults)('%s, %s: %j is one fault with its remedy', (name, field, value, remedy) => {
    const data: Draft = structuredClone(soundTexts[name])
    setPart(data, field, value)
    const missing = ['avif', 'webp'].map((end) => `/media/regional/x-400.${end}`)
    const found = check(textFiles({ [name]: data }), allExceptFiles(...missing))
    expect(found, report(found)).toHaveLength(1)
    expect(found[0]).toMatchObject({ file: pathOfText(name), field })
    expect(found[0]?.value).toEqual(value)
    expect(found[0]?.advice).toMatch(remedy)
  })

  it('reports a file that is not JSON once', () => {
    const files = textFiles().map((file) => (file.path.endsWith('home.json') ? { ...file, text: '' } : file))
    expect(check(files)).toMatchObject([{ file: 'src/content/texts/home.json', field: 'line 1, column 1' }])
  })

  it('knows the accents of the palette that the cards style', () => {
    expect(accentColors).toEqual(['intaglio', 'brass', 'ink'])
    expect(Object.keys(palette)).toEqual(expect.arrayContaining([...accentColors]))
  })
})
