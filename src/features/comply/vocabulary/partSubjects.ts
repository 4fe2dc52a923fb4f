import { oneOf } from './oneOf.ts'
import type { NamedSubject } from './subject.ts'

const ofOpening = /\b(?:wide|width|height|opening|sensors?|\d{3,} ?mm)\b/
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
    id: 'printResolution',
    words: /\bprint(?:ing|er)? resolution\b/,
    rows: /^(?:Print method|Encoding\/Method|Endorser)$/,
    dimension: 'resolution',
    better: 'more',
    isSilent: true,
  },
  {
    id: 'customerDisplay',
    words: /\b(?:external (?:customer )?display|customer display)(?: for (?:the )?customers?)?\b/,
    rows: /^Customer display$/,
    others: /\b(?:integrated|internal)\b/,
    // Its cable has a length too.
    part: /^(?:screen|led)$/,
    byWords: true,
    isThing: true,
  },
  {
    id: 'safeBody',
    words: oneOf(
      /\b(?:safe (?:body|walls?)|(?:wall|body) (?:thickness|plates?))\b/,
      /\b(?:thickness of (?:the )?(?:safe )?(?:body|walls?))\b/,
      /(?<=\b(?:safe (?:body|walls?)|body|walls?)\b.*)thickness\b|(?:^|, |and |the )(?:body|walls?)(?=[^,;]*[#\d])/,
    ),
    neutral: /\b(?:body|walls?|plates?|sheets?|steel(?= plate)|thick)\b/,
    others: ofOpening,
    rows: /^(?:Safe|Cabinet)\/Body$/,
    dimension: 'length',
    better: 'more',
    related: /^(?:Security|Housing)/,
  },
  {
    id: 'safeDoor',
    words: oneOf(
      /\b(?:(?:safe|steel|vault) door(?:: steel plate| thickness)?|door (?:thickness|plates?))\b/,
      /\b(?:thickness of (?:the )?(?:safe )?door|(?<=\bdoor\b.*)thickness)\b/,
      /(?:^|, |and |the )door(?=[^,;]*[#\d])/,
    ),
    neutral: /\b(?:plates?|thick)\b/,
    others: ofOpening,
    rows: /^(?:Safe|Cabinet)\/Door$/,
    dimension: 'length',
    better: 'more',
    related: /^(?:Security|Housing)/,
  },
  {
    id: 'users',
    words: oneOf(
      /\b(?:(?<!wheelchair |disabled |blind )users)\b/,
      /\b(?:(?:user|operator|cashier|teller) (?:accounts|codes|logins|profiles|management)|operators)\b/,
    ),
    neutral:
      /\b(?:accounts?|codes?|profiles|logins?|enrolled|enrolment|individual|personal|own|separate|user)\b/,
    others: /\b(?:levels?|rights|roles)\b/,
    rows: /^Users$/,
    noun: 'user',
    dimension: 'count',
    better: 'more',
    related: /^(?:Users at one time|Operator records)$/,
  },
  {
    id: 'backupPower',
    words: /\b(?:ups|uninterruptible power supply)\b/,
    rows: /^Battery backup$/,
    related: /^Battery/,
  },
  {
    id: 'brightness',
    words: /\b(?:(?:screen|display) )?(?:brightness|luminance)\b/,
    rows: /^Display$/,
    dimension: 'luminance',
    better: 'more',
    isSilent: true,
  },
]
