import type { Comparison } from '../requirement.ts'
import { oneOf } from './neutralWords.ts'

const than = '(?: than)?'
const less = `(?:less|lower|thinner|narrower|fewer|smaller|below|under(?! an?\\b| the\\b)|slower|shorter|lighter|worse|inferior to)${than}`
const more =
  '(?:more|higher|greater|larger|bigger|above|over|longer|faster|louder|heavier|wider|deeper|taller|thicker|better|' +
  `beyond|in excess of)${than}`
const never = '(?:not|no|never|cannot)(?: to)?(?: (?:be|go|extend|lie|rise|fall|drop|sink))?'

/** The words of each comparison, those that contain others first. */
export const comparisons: readonly (readonly [RegExp, Comparison])[] = [
  [new RegExp(`\\b${never} (?:exceed(?:ing)?|surpass|pass(?= #)|${more})(?: of)?\\b`, 'g'), 'most'],
  [new RegExp(`\\b${never} ${less}\\b`, 'g'), 'least'],
  [
    /\b(?:or|and) (?:to a )?(?:more|higher|better|greater|above|over|longer|larger|bigger|faster|quicker|newer|later|thicker|wider|broader|superior|up|upwards?)(?: standard)?\b/g,
    'least',
  ],
  [/\b(?:or|and) (?:less|lower|below|under|fewer|smaller|shorter|lighter|quieter)\b/g, 'most'],
  [/\b(?:at (?:the )?(?:very )?least|(?:a |at )?minimum(?: of)?|min\b\.?|as (?:a )?minimum)/g, 'least'],
  [/(?:>=|=>|≥|⩾)/g, 'least'],
  [/(?:<=|=<|≤|⩽)/g, 'most'],
  [/\b(?:at (?:the )?most|capped at|restricted to|confined to)\b/g, 'most'],
  [new RegExp(`\\b(?:${more}|exceeds?|exceeding)\\b`, 'g'), 'moreThan'],
  [new RegExp(`\\b(?:${less})\\b`, 'g'), 'lessThan'],
  [/>/g, 'moreThan'],
  [/</g, 'lessThan'],
  [
    /\b(?:(?:a )?maximum(?: of)?|max\b\.?|(?<=\b(?:width|depth|height|weight|size|noise|power|consumption) )limit(?: of)?|is the (?:upper )?limit\b|(?<!#\d+ *)up to|within(?! (?:1|one|a single|the same)\b)|limited to)/g,
    'loose',
  ],
  [/\b(?:exactly|equal to|equals)\b|=/g, 'exactly'],
]

/** A wish or an estimate is no requirement that a sheet can meet. */
export const wishes = oneOf(
  /\b(?:advantag\w*|bonus|a plus|an asset|scored|approx(?:imately)?\b\.?|about|around|circa|ca\.)\b/,
  /\b(?:nominal(?:ly)?|typical(?:ly)?|average|may(?! be (?:[a-z]+(?:ed|able)|put|fed)\b)|could|would)\b/,
  /\b(?:can|may) be (?=(?:less|lower|more|higher|up to|omitted|waived|\d|#))/,
)

/** A line that wishes, leaves another of the kind to the supplier, or gives examples, is met by what it names, and not failed. */
export const orEqual = new RegExp(
  [
    ',? or (?:an? |any )?(?:equivalent|equal|similar|comparable)(?: (?:international |european |national )?(?:standards?|certificates?|certifications?|types?|systems?))?' +
      '(?=\\s*$|[.,;:)]| (?:is|are|shall|must|required|for the|mark)\\b)',
    ',? \\(?\\b(?:would be |is |are |as )?(?:preferabl[ey]|preferred|desirable|desired|recommended|advisable|if possible|ideally|nice[- ]to[- ]have)\\b\\)?',
    ',? or (?:any )?other (?:international |recognised |european )?(?:(?:standard|certificate|certification)s?)?(?=\\s*(?:$|[.,;)]))',
    ',? (?:etc\\b\\.?|among others\\b,?)|(?<=[ (])(?:e\\.g\\b\\.?|for (?:example|instance)|such as|(?<=\\b(?:certific\\w+|features|sensors|interfaces|ports|methods|technologies|standards) )like),?(?= )',
  ].join('|'),
  'g',
)

export const negations = oneOf(
  /\b(?:no|not|never|without|none|neither|nor|except|excluding|excluded|exclude|free of)\b/,
  /\b(?:instead of|un(?:available|limited)|need not|n't|cannot|refus\w*)\b/,
  /\b(?:reject(?:ed|s)? if|unlike|nil|n\/a|n\.a)\b/,
)

const duties = 'must|shall|should|will|to|and|(?:is|are) (?:required|requested) to|needs? to|has to'
const suppliers = 'supplier|bidder|vendor|manufacturer|maker|contractor|tenderer'

/** Names of any machine. */
const actor = '(?:machine|device|unit|equipment|system|product|model)'

/** Verbs that only demand where a sentence begins with them or after a verb of duty; elsewhere they may ask for more. */
const does =
  '(?:support|handle|include|read|detect|capture|check|count|measure|consume|draw|show|display|give|deliver|' +
  'take in|be ready for)'

const doing = '(?:support|handl|includ|read|detect|captur|check|count|measur|deliver|show|display)ing'

const is =
  'rated|connected|operated|supported|handled|detected|checked|captured|read|shown|displayed|powered|constructed|driven|' +
  'ready for|covered by|(?:count|print|detect|connect|process)able|(?:delivered|combined) with'

/** What is asked to come with it, so that it is asked of all that the line names. */
const given = 'included|supplied|provided|delivered|offered|proposed|furnished'

/**
 * The phrases that demand something: `the machine shall be capable of reading`, `must be included`, `Detects`. Elsewhere
 * the same words may ask for more, as in `4G with SIM included`.
 */
export const demands = new RegExp(
  [
    `^\\s*(?:the )?(?:${suppliers})s? (?:${duties}) (?:offer|propose|quote|supply|provide|give|submit|furnish|confirm(?: that)?)\\b|^\\s*confirm that\\b`,
    `\\b(?:capable|capability|able|ability|suitable|designed|suited|possible|facility|provision) (?:of|for|to) ` +
      `(?:be )?(?:${doing}|${does}s?|${is})\\b`,
    `^\\s*(?:${does}s?|using|${is})\\b`,
    `(?:\\b(?:${actor}|which|that|it)\\s+|(?<=[§:]\\s*))${does}s\\b`,
    `\\b(?:(?:the )?(?:${suppliers})\\s+)?(?:${duties})\\s+(?:also )?` +
      `(?:be (?:able to|capable (?:of|to)|required to|designed to) )?${does}s?\\b`,
    `\\b(?:is|are|be)\\s+(?:${is}|(?<given>${given})(?! [a-z]+ed\\b))\\b`,
    `\\b(?:supported|accepted|required|${given})(?=\\s*:)|:\\s*(?:to be )?(?:${given})$`,
  ].join('|'),
  'g',
)

/** Conditions under which a sheet gives a figure. A line that names one is held against that figure alone. */
export const qualifiers: Readonly<Record<string, RegExp>> = {
  computer:
    /\b(?:to|for|with|into|and|between)? ?(?:the |a |an |our |existing |old |office |bank |central )*(?:pcs?|computers?|terminals?|hosts?|workstations?|servers?|back[- ]office)(?: (?:system|connection|software))?\b/,
  dry: /\bnon-condensing\b/,
  standby: /\b(?:at rest|standby|stand-by|waiting|idle|dimmed|ready(?:[- ]state)?)\b/,
  mixedCurrencies: /\bmix(?:ed)?[ _]currenc(?:y|ies)(?: mode)?\b/,
  mixed: oneOf(
    /\b(?:mix(?:ed)?(?: value| denominations?| currenc(?:y|ies))?(?: mode)?|by value)\b/,
    /\b(?:value(?: count(?:ing)?)?(?: mode)?)\b/,
  ),
  pieces: /\b(?:pieces?(?: count(?:ing)?)?(?: mode)?|by pieces)\b/,
  serial:
    /\b(?:with )?serial[- ]numbers?(?: (?:capture|reading|recognition))?(?: and images?)?(?: (?:(?:is|being) )?(?:activated|active|enabled|(?:switched )?on))?\b/,
  fitness: /\b(?:sort(?:ing|ed|s)? (?:for|by) )?fitness(?: sort(?:ing|ed)?)?\b/,
  sorting: /\bsort(?:ing)?\b/,
  counting: /\bcount(?:ing)?\b/,
}

/** Words of a sheet with which a figure is no part of what is delivered, or holds only under a condition. */
export const optionWords = oneOf(
  /\b(?:options?|optional|on request|(?:to|on) order|extendable|extra|not included)\b/,
  /\b(?:not fitted|version|with (?:coin|display)|without|by pieces|for counting)\b/,
  /\b(?:by (?:calibration|dial)|third-party|programmes?|wear parts|battery \d)\b/,
  /\b\d+ and \d+ denominations\b|\bcurrency pairs (?!.*\bstandard\b)|\b(?:\(battery\)|folded(?! (?:or|notes)\b)|paper tape only|printing switched off)\b/,
)

export const approximations = /\b(?:about|approximately|circa)\b/

/** Small numbers in words. */
export const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

/**
 * Things that only some kinds of machines have to do with, by the words of a line, and the words of a sheet that has
 * them or something near to them.
 */
export const things: readonly (readonly [asked: RegExp, given: RegExp])[] = [
  [/\bpass ?books?\b/, /passbook|booklet/],
  [/\b(?:page[- ]turn\w*|turn\w* (?:of )?(?:the )?pages?)\b/, /\bpage/],
  [/\b(?:banding|strapping|bands?|straps?)\b(?<!\brubber bands?)(?! labels?\b)/, /\b(?:band|strap)/],
  [/\b(?:banding tapes?|tape (?:width|rolls?|core)|width of (?:the )?tape)\b/, /\btape\b/],
  [/\b(?:wrap(?:s|ped|ping|per)?|coin rolls?|rolls? of coins?)\b/, /\b(?:wrap|roll)/],
  [/\b(?:document scann\w+|scan (?:resolution|area|size|speed)|time for scan)\b/, /scan|captur|camera/],
  [/\b(?:ocr|text recognition)\b(?!.*\bserial)/, /\bocr\b|text recognition|serial/],
  [/\b(?:cheques?|micr)\b/, /cheque|micr\b|document/],
  [/\b(?:bagging|weighing) scales?\b|\bscales? (?:in|graduation|capacity)\b/, /\bscale|weighing|weighed/],
  [/\bqr(?:[- ]codes?)?\b/, /\bqr\b|\b2d\b|bar-?code|payment types|^(?:other )?payment\b|identif|\busers\b/],
  [/\battendants?\b/, /attendant|\blight\b/],
  [/\bcoins?\b/, /coin|metal|^cash/],
]
