import data from '../../../content/data/topics.json' with { type: 'json' }
import { printChoices } from './choices.ts'
import { oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

/** Door and body of a safe, whose opening is another thing. */
const plate = {
  others: /\b(?:wide|width|height|opening|sensors?|\d{3,} ?mm)\b/,
  dimension: 'length',
  better: 'more',
  related: /^(?:Security|Housing)/,
} as const

/** Amounts of parts, and of who works with a machine. */
export const partSubjects: readonly NamedSubject[] = [
  {
    id: 'imageResolution',
    words:
      /\b(?:(?:image|imaging|scan(?:ning)?|optical|sensors?|cis|scanner) )*resolution(?: of (?:the )?(?:(?:image|cis|contact) )*(?:sensors?|scanners?|cis|images?|camera))?\b/,
    rows: /^(?:Detection|Detection\/.*|Authentication|Resolution|Imaging|Document scanner)$/,
    dimension: 'resolution',
    better: 'more',
    isSilent: true,
    related: /^(?:Print method|Page recognition|Band printing|Encoding\/Method|Endorser|Image sensor)$/,
  },
  {
    id: 'printMethod',
    words: oneOf(
      /\bprint(?:ing)? (?:method|technology|principle|type)\b/,
      /(?<=\b(?:matrix|impact|transfer|laser|ink-?jet) )print(?:er|(?:er)? ?head)\b/,
    ),
    neutral: /\bprint ?head\b/,
    rows: /^(?:Print method|Encoding\/Method)$/,
    related: /print/i,
    // An endorser may be one.
    others: /\bink-?jet\b/,
    choices: printChoices,
    isComplete: true,
    dimension: 'count',
    noun: 'needle',
  },
  {
    id: 'customerDisplay',
    words:
      /\b(?:external (?:customer )?display|(?<!\bsocket for )customer display)(?: for (?:the )?customers?)?\b/,
    neutral:
      /\b(?:(?:included )?(?:in|with) (?:the )?(?:price|delivery|scope(?: of)?)|facing(?: the)? customers?|every|separate)\b/,
    rows: /^Customer display$/,
    others: /\b(?:integrated|internal)\b/,
    // Its cable has a length too.
    part: /^(?:screen|led)$/,
    byWords: true,
    isThing: true,
  },
  {
    id: 'mixedNotes',
    words: /\bdeposits?(?= of mixed (?:notes|coins)\b)/,
    rows: /^(?:Feed|Note handling\/Feed slot|Hopper|Hopper capacity|Counting modes|Counting speed\/.*|Intake speed)$/,
    choices: {
      mixedCoins: /\bmixed coins\b|\bintake speed mixed$/,
      mixed: /\bmix(?:ed)?(?: notes| value)?\b/,
    },
    related: /^(?:Currenc|Note acceptance|Capacity)/,
  },
  {
    id: 'displaySocket',
    words: /\bsocket for(?= (?:an? )?customer display\b)/,
    rows: /^(?:Display|Interfaces|Customer display)$/,
    choices: { customer: /\b(?:an? )?(?:external )?customer display\b/ },
    orOption: true,
    related: /^Interfaces$/,
  },
  {
    id: 'mgChannels',
    words:
      /\b(?:mg|magnetic)(?: (?:sensors?|heads?|detection|detectors?|channels))?(?=[^,;]*#\d+)|\b(?:mg|magnetic) channels\b/,
    rows: /^(?:Detection|Detection\/M.*|Authentication)$/,
    dimension: 'count',
    noun: 'channel',
    others: /\b\d+\b(?! ?-?channels?\b)/,
    better: 'more',
    isWeak: true,
  },
  {
    ...plate,
    id: 'safeBody',
    words: oneOf(
      /\b(?:safe (?:body|walls?)|(?:wall|body) (?:thickness|plates?))\b/,
      /(?<=\b(?:safe (?:body|walls?)|body|walls?)\b.*)thickness\b|(?:^|, |and |the )(?:body|walls?)(?=[^;]*[#\d])/,
    ),
    neutral: /\b(?:body|walls?|plates?|sheets?|steel|safe|thick(?:ness)?)\b/,
    rows: /^(?:Safe|Cabinet)\/Body$/,
  },
  {
    ...plate,
    id: 'safeDoor',
    words: oneOf(
      /\b(?:(?:safe|steel|vault) door(?:: steel plate| thickness)?|door (?:thickness|plates?))\b/,
      /\b(?:thickness of (?:the )?(?:safe )?door|(?<=\bdoor\b.*)thickness)\b/,
      /(?:^|, |and |the )door(?=[^,;]*[#\d])/,
    ),
    neutral: /\b(?:plates?|thick)\b/,
    rows: /^(?:Safe|Cabinet)\/Door$/,
  },
  {
    id: 'brightness',
    words: /\b(?:(?:screen|display) )?(?:brightness|luminance)\b(?: of (?:the )?(?:screen|display))?/,
    rows: /^Display$/,
    dimension: 'luminance',
    better: 'more',
    isSilent: true,
  },
]

/** What tenders ask of a supplier, and what sheets state in the words of a key feature, or not at all. */
interface Topic {
  /** The words of tenders. */
  words: string
  /** The words with which a sheet states it. */
  stated?: string
  /** Words of a sheet that speaks of something near to it. */
  near?: string
  neutral?: string
  others?: string
  lacking?: string
  /** `yes` where any other subject of a line goes before. */
  weak?: string
}

const ofWords = (words: string): RegExp => new RegExp(`\\b(?:${words})(?![\\w])`)

const subjectOfTopic = (
  id: string,
  { words, stated, near, neutral, others, lacking, weak }: Topic,
): NamedSubject => ({
  id: id as NamedSubject['id'],
  words: ofWords(words),
  isThing: true,
  isTopic: true,
  ...(stated !== undefined && { stated: new RegExp(`(?:${stated})`) }),
  ...(near !== undefined && { related: new RegExp(near, 'i') }),
  ...(neutral !== undefined && { neutral: ofWords(neutral) }),
  ...(others !== undefined && { others: ofWords(others) }),
  ...(lacking !== undefined && { lacking: new RegExp(lacking) }),
  ...(weak !== undefined && { isWeak: true }),
})

export const topics: readonly NamedSubject[] = Object.entries<Topic>(data).map(([id, topic]) =>
  subjectOfTopic(id, topic),
)
