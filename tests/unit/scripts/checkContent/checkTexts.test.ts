import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../../scripts/checkContent/checkTexts.ts'
import { type ContentFile, type Fault, report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import terms from '../../../../src/content/data/glossary.json'
import offices from '../../../../src/content/data/offices.json'
import legal from '../../../../src/content/legal/terms.json'
import { accentColors } from '../../../../src/content/schema/offices.ts'
import about from '../../../../src/content/texts/about.json'
import home from '../../../../src/content/texts/home.json'
import faults from '../../../support/fixtures/textFaults.json'
import { allExceptFiles, type Draft, setPart } from '../../../support/site/soundContent.ts'

/** Texts of each kind without any fault, file by file. */
const soundTexts = {
  about,
  home,
  offices,
  'data/glossary': terms,
  'legal/terms': legal,
} satisfies Record<string, Draft>

type TextName = keyof typeof soundTexts

const folderOf = (name: string): string => (name === 'offices' ? 'data/' : name.includes('/') ? '' : 'texts/')

const pathOfText = (name: string): string => `src/content/${folderOf(name)}${name}.json`

/** The sound texts as files, those named with other data. */
const textFiles = (changes: Partial<Record<TextName, unknown>> = {}): ContentFile[] =>
  Object.entries<unknown>({ ...soundTexts, ...changes }).map(([name, data]) => ({
    path: pathOfText(name),
    text: JSON.stringify(data),
  }))

const check = (files: ContentFile[], fileExists = allExceptFiles()): Fault[] =>
  checkTexts(files, [5], fileExists)

describe('checkTexts', () => {
  it('finds nothing in sound texts', () => {
    expect(check(textFiles())).toEqual([])
    const { title, lead } = about.hero
    expect(check(textFiles({ about: { ...about, hero: { title, lead } } }))).toEqual([])
    expect(check(textFiles({ home: { ...home, statistics: [{ label: 'Offices', value: '3' }] } }))).toEqual(
      [],
    )
    const plain = { ...home, badge: '3 < 5, R&D; (all)' }
    expect(check(textFiles({ home: plain }))).toEqual([])
  })

  it.each(faults)('$file, $field: $value is one fault with its remedy', ({ file, field, value, remedy }) => {
    const name = file as TextName
    const data: Draft = structuredClone(soundTexts[name])
    setPart(data, field, value)
    const missing = ['avif', 'webp'].map((end) => `/media/regional/x-400.${end}`)
    const found = check(textFiles({ [name]: data }), allExceptFiles(...missing))
    expect(found, report(found)).toHaveLength(1)
    expect(found[0]).toMatchObject({ file: pathOfText(name), field })
    expect(found[0]?.value).toEqual(value)
    expect(found[0]?.advice).toMatch(new RegExp(remedy))
  })

  it('reports a file that is not JSON once', () => {
    const files = textFiles().map((file) => (file.path.endsWith('home.json') ? { ...file, text: '' } : file))
    expect(check(files)).toMatchObject([{ file: 'src/content/texts/home.json', field: 'line 1, column 1' }])
  })

  it('knows the accents of the palette that the cards style', () => {
    expect(accentColors).toEqual(['intaglio', 'brass', 'ink'])
    expect(Object.keys(palette)).toEqual(expect.arrayContaining([...accentColors]))
  })

  const [first, second] = soundTexts['data/glossary'].terms

  it.each([
    ['terms[0].id', second?.id, 'terms[1].id', /^repeats terms\[0\]\.id/],
    ['terms[0].see', [first?.id], 'terms[0].see[0]', /the id of no other term/],
    ['terms[0].also', [second?.name.toUpperCase()], 'terms[1].name', /spelling of another term/],
  ])('has a fault where the %s of a term is %j', (field, value, told, advice) => {
    const glossary = structuredClone(soundTexts['data/glossary'])
    setPart(glossary, field, value)
    expect(check(textFiles({ 'data/glossary': glossary }))).toContainEqual(
      expect.objectContaining({ field: told, advice: expect.stringMatching(advice) as string }),
    )
  })
})
