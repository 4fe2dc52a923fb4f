import { rowsOf } from '../../../domain/products/specificationGroups.ts'
import { plainText } from '../reading/plainText.ts'
import type { Sheet } from '../requirement.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'

const prefix = 'row:'

/** Words of tenders for rows, beside the rows' own. */
const synonyms: Readonly<Record<string, string>> = {
  'Coin range/Diameter': 'coin diameters?|diameters? of (?:the )?coins?|coin size',
  'Coin range/Thickness': 'coin thickness|thickness of (?:the )?coins?',
  'Print speed': 'print(?:ing)? speed',
  'Print width': 'print(?:ing)? width',
  'Print head life': 'life of the print ?head|print ?head life(?:time)?',
  'Ribbon life': 'ribbon (?:life|yield)(?:time)?',
  'Cycle time': '(?:strapping |banding )?(?:cycle|time per (?:band|strap|brick))(?: time)?',
  'Tape/Width': '(?:tape|band|strap) width|width of (?:the )?(?:tape|band)',
  'Tape/Thickness': '(?:tape|band) thickness',
  'Tape/Core size': '(?:tape |roll )?core(?: size| diameter)?',
  'Core size': 'core(?: size| diameter)?',
  'Band tension': '(?:band |tape )?tension',
  'Strap tension': '(?:strap )?tension',
  'Warm-up time': 'warm(?:ing)?[- ]up(?: time)?|heating time',
  'Receipt printer/Paper': '(?:receipt )?printer(?: paper)?',
  'Receipt printer/Speed': 'receipt print(?:er|ing) speed',
  'Barcode reader': 'bar ?code (?:reader|scanner)',
  'Battery backup': 'battery back-?up|back-?up battery',
  'Capacity/Recycling drums': 'recycling (?:drums?|capacity)',
  Outlets: 'outlets?|bag spouts?',
  'Tensile strength': '(?:tensile|breaking) strength',
  'Length per roll': 'roll length|length (?:per|of (?:the |a |each )?)roll',
  'Packaging/Rolls per carton': 'rolls (?:per|in (?:a|each)) carton',
  'Sealing temperature': '(?:heat )?seal(?:ing)? temperature',
  'Image sensor': '(?:image )?sensor|camera resolution',
  'Capture area': 'capture (?:area|size)|scan(?:ning)? area',
  'Capture time': 'capture (?:time|speed)|scan(?:ning)? (?:time|speed)',
}

/** Labels that say too little without the group that they stand in. */
const isVague = (label: string): boolean => !/\s/.test(label.trim())

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The words anywhere in a line, and the label at its beginning. */
const wordsFor = (path: string): RegExp => {
  const [first = '', second] = path.split('/').map((part) => escaped(plainText(part).replace(/ \(.*$/, '')))
  const own = synonyms[path]
  const named = second === undefined ? first : `${first} ${second}|${second} (?:of|for) (?:the )?${first}`
  const isAlone = second !== undefined && !isVague(second)
  const words = [
    own,
    second === undefined && isVague(first) ? undefined : named,
    isAlone ? second : undefined,
  ]
  const anywhere = words.filter((each) => each !== undefined).map((each) => `\\b(?:${each})\\b`)
  return new RegExp([...anywhere, `^${second ?? first}(?=\\s*:)`].join('|'))
}

const subjectOfRow = (path: string): Subject => ({
  id: prefix + path,
  name: path.replace('/', ', '),
  words: wordsFor(path),
  rows: new RegExp(`${path.includes('/') ? '^' : '(?:^|/)'}${escaped(path)}$`),
  better: null,
})

/** Whether a subject is a row without rules of its own. */
export const isRow = ({ id }: Subject): boolean => id.startsWith(prefix)

/** The subject of a row that has no rules of its own. */
export const generalRow = (id: string | null): Subject | undefined =>
  id?.startsWith(prefix) ? subjectOfRow(id.slice(prefix.length)) : undefined

/** All subjects: those with words and rules of their own, and a plain one for each other row of the sheets. */
export const subjectsOf = (sheets: readonly Sheet[]): Subject[] => {
  const rows = sheets.flatMap(({ specifications }) =>
    Object.entries(specifications).flatMap(([key, value]) => rowsOf(key, value)),
  )
  const paths = new Set(rows.map(({ path }) => path))
  const others = [...paths].filter((path) => subjects.every((subject) => !subject.rows?.test(path)))
  return [...subjects, ...others.map(subjectOfRow)]
}
