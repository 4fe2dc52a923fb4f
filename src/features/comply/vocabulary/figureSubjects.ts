import { oneOf } from './oneOf.ts'
import type { NamedSubject } from './subject.ts'

/** Words with which a side or a weight is not that of the product itself. */
const others = oneOf(
  /\b(?:notes?|bank ?notes?|bills?|coins?|tape|band|strap|packets?|paper|documents?)\b/,
  /\b(?:passbooks?|slips?|hopper|door|working|operating|operation|gross|shipping|packed|packag\w+)\b/,
  /\b(?:carton|rolls?|controls?|keypad|screen|slot|shel(?:f|ves)|table(?!-)|desk|counter ?top)\b/,
)

const ofOpening = /\b(?:wide|width|height|opening|sensors?|\d{3,} ?mm)\b/
const side = { rows: /^Dimensions$/, dimension: 'length', better: null, way: 'side', others } as const

const sideOf = (id: 'width' | 'depth' | 'height', ...before: readonly string[]): NamedSubject => ({
  ...side,
  id,
  words: new RegExp(
    `\\b(?:(?:${['cabinet', 'body', 'housing', 'overall', 'total', 'external', 'machine', ...before].join('|')}) )?${id}\\b`,
  ),
})

/** Other amounts and spans. */
export const figureSubjects: readonly NamedSubject[] = [
  {
    id: 'pockets',
    words: /\b(?:number of (?:sorting )?(?:pockets|stackers)|pocket configuration|pockets)\b/,
    rows: /^(?:Pockets|Pockets\/Configuration)$/,
    dimension: 'count',
    better: 'more',
    way: 'pockets',
    related: /Stacker|Reject|^Outlets$/,
  },
  {
    id: 'batch',
    isThing: true,
    words:
      /\b(?:batch(?:es|ing)?(?: function| counting| size| number| setting| value)?(?: adjustable)?|preset)\b/,
    neutral: /\b(?:any|adjustable|selectable|settable|counting|quantity)\b/,
    // What can be set need not be preset.
    others: /\bpresets\b|\bpreset\b(?!.*\d ?(?:to|-|~) ?\d)/,
    rows: /^(?:Batch|Capacity\/Batch)$/,
    dimension: 'count',
    isSpan: true,
  },
  {
    id: 'duty',
    words: oneOf(
      /\b(?:daily (?:processing )?(?:duty|volume|quantity|load|capacity|use|workload|throughput|deposits))\b/,
      /\b(?:duty cycle|duty|(?:notes|coins) per day|capacity (?:for|of) daily use)\b/,
      /\b(?:volume|turnover|work(?:ing)? ?load|throughput|deposits) (?:per|a|in one) day\b/,
      /\bdaily (?:turnover|working load)\b/,
    ),
    neutral: /\bexpected\b/,
    // Up to so many a day is what it has to bear.
    takes: true,
    rows: /^Daily duty$/,
    dimension: 'perDay',
    also: ['count'],
    better: 'more',
  },
  {
    id: 'noise',
    words: /\b(?:noise(?: level| emission)?|sound(?: pressure)?(?: level| emission)?|acoustic noise)\b/,
    neutral: /\b(?:operation|operating|working|counting|sorting|generated|emitted|produced)\b/,
    rows: /^Noise$/,
    dimension: 'sound',
    better: 'less',
  },
  {
    id: 'weight',
    words: /\b(?:(?:net |gross |machine |body |own |overall |total |shipping |packed )?weight|mass)\b/,
    neutral: /\bnet\b/,
    rows: /^Weight$/,
    dimension: 'mass',
    better: null,
    others: oneOf(
      others,
      /\b(?:capacity|support\w*|holds?|holding|carr(?:y|ies|ying)|lift\w*|load|bear\w*|range)\b/,
    ),
    adding: /\b(?:including|gross|shipping|packed|packag\w+|carton)\b/,
  },
  {
    id: 'powerConsumption',
    words: oneOf(
      /\b(?:(?:(?:electric(?:al)? )?power|energy|electricity) (?:consumption|draw|rating|use|usage|demand|intake))\b/,
      /\b(?:(?:(?:electric(?:al)? )?power|energy|electricity) (?:drawn|taken|used|consumed)|energy(?=:))(?= |:)/,
      /\b(?:rated power|consumption|wattage|(?:electrical |connected )load)\b/,
    ),
    neutral: /\b(?:electric(?:al)?|rated|operation|operating)\b/,
    rows: /^Power consumption$/,
    dimension: 'power',
    also: ['apparentPower'],
    better: 'less',
  },
  {
    id: 'powerSupply',
    words: oneOf(
      /\b(?:power supply|mains(?: supply| voltage)?)\b/,
      /\b(?:(?:input|supply|operating|rated|mains) voltage|voltage|(?:current|electricity) supply)\b/,
      /\b(?:power (?:source|input|requirements?))\b/,
      /\b(?:(?:electrical|single[- ]phase) (?:power )?supply)\b|\bsingle[- ]phase\b|^supply(?=:)/,
    ),
    neutral: /\b(?:ac|use|supply|powered)\b/,
    rows: /^Power supply$/,
    dimension: 'voltage',
    also: ['frequency'],
    isSpan: true,
    others: /\b(?:built-in|integrated|internal)\b/,
  },
  {
    id: 'temperature',
    words: oneOf(
      /\b(?:(?:operating|working|ambient|environmental|room) temp(?:eratures?|\.)?(?: range)?)\b/,
      /\b(?:temperatures?(?: range)?)\b/,
      /\b(?:(?:operating|working|ambient|environmental) (?:conditions?|environment)|ambient(?=:? #))\b/,
    ),
    neutral: /\b(?:operation|operating|operates?|works?|working)\b/,
    rows: /^Operating conditions$/,
    dimension: 'celsius',
    isSpan: true,
  },
  {
    id: 'humidity',
    words: /\b(?:(?:relative |operating |ambient )?humidity(?: range)?|rh)\b/,
    rows: /^Operating conditions$/,
    dimension: 'percent',
    isSpan: true,
  },
  {
    id: 'noteSize',
    words: oneOf(
      /\b(?:detectable |acceptable |accepted )?(?:bank ?)?note (?:size|dimensions?|format)s?(?: range)?(?: to be (?:accepted|handled))?\b/,
      /\bbill (?:size|dimensions?|format)s?(?: range)?(?: to be accepted)?\b/,
      /\b(?:(?:size|dimensions) of (?:the )?(?:bank ?)?notes)\b|\b(?:notes|bills) (?:of|from|between)(?= #\d+ *x)/,
    ),
    neutral: /\b(?:length|height|width)\b/,
    rows: /^(?:Note size|Packet size\/Note size)$/,
    dimension: 'length',
    way: 'noteSize',
  },
  {
    id: 'dimensions',
    words: /\b(?:(?:overall |machine |outer |external )?(?:dimensions?|size))\b/,
    rows: /^Dimensions$/,
    dimension: 'length',
    better: null,
    way: 'size',
    others,
  },
  sideOf('width', 'floor space:?', 'footprint:?'),
  sideOf('depth'),
  sideOf('height'),
  {
    id: 'warranty',
    words: /\b(?:warranty|guarantee|defects liability)(?: period| cover(?:age)?)?\b/,
    neutral:
      /\b(?:supplier|bidder|vendor|manufacturer|maker)(?:'s)?\b|\bfrom (?:the )?(?:date of )?(?:delivery|acceptance)\b/,
    rows: /^Warranty$/,
    dimension: 'months',
    better: 'more',
    // A bank's own guarantee is a security, and who guarantees a delivery gives no warranty.
    others: oneOf(
      /\b(?:of|by|from) (?:the |a )?bank\b/,
      /\bguarantee (?:the |a |an |of )?(?:support\w*|deliver\w*|operat\w*|function\w*)\b/,
      /\bguarantee (?:the |a |an |of )?(?:capacity|performance|process\w*)\b/,
    ),
    adding: /\b(?:on[- ]site|local|full|comprehensive|international|free|labou?r|replacement)\b/,
  },
  {
    id: 'accuracy',
    words: /\b(?:(?:(?:counting|(?:note )?recognition) )?accuracy|accurate)\b/,
    // Sheets give it for counting.
    others: /\b(?:ocr|read\w*|captur\w*|detect\w*|recogni\w*(?! accuracy)|check\w*)\b/,
    rows: /^Accuracy$/,
    dimension: 'percent',
    better: 'more',
  },
  {
    id: 'currenciesAtOnce',
    words: oneOf(
      /\b(?:(?:with )?in one run|at one time)\b/,
      /\b(?:(?:with)?in (?:1|one|a single) (?:mixed )?(?:run|transaction|deposit|pass)|(?<=\bcurrenc.*)per transaction)\b/,
      /\b(?:mixed currenc(?:y|ies)(?: counting| deposits?)?)\b/,
      /\b(?:(?:currencies|currency) (?:in one run|at one time|at the same time|within one deposit|per deposit))\b/,
    ),
    neutral: /\b(?:mixed|deposits?)\b/,
    rows: /^(?:Currencies in one run|Currencies at one time)$/,
    lacking: /Mix value \(one currency|^Currencies per deposit: One\b/,
    related: /^(?:Counting modes|Currenc.*|Counting speed\/Mixed currencies)$/,
    dimension: 'count',
    noun: 'currency',
    better: 'more',
  },
  {
    id: 'imageResolution',
    words: /\b(?:image |scan(?:ning)? )?resolution\b/,
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
      /\b(?:safe (?:body|walls?)|(?:wall|body) thickness|thickness of (?:the )?(?:safe )?(?:body|walls?))\b/,
      /(?<=\b(?:safe (?:body|walls?)|body|walls?)\b.*)thickness\b|(?:^|, |and |the )(?:body|walls?)(?=[^,;]*[#\d])/,
    ),
    neutral: /\b(?:body|walls?)\b/,
    others: ofOpening,
    rows: /^(?:Safe|Cabinet)\/Body$/,
    dimension: 'length',
    better: 'more',
    related: /^(?:Security|Housing)/,
  },
  {
    id: 'safeDoor',
    words: oneOf(
      /\b(?:(?:safe|steel|vault) door(?:: steel plate| thickness)?|door thickness|(?<=\bdoor\b.*)thickness)\b/,
      /(?:^|, |and |the )door(?=[^,;]*[#\d])/,
    ),
    others: ofOpening,
    rows: /^(?:Safe|Cabinet)\/Door$/,
    dimension: 'length',
    better: 'more',
    related: /^(?:Security|Housing)/,
  },
  {
    id: 'users',
    words:
      /\b(?:(?<!wheelchair |disabled |blind )users|(?:user|operator|cashier|teller) (?:accounts|codes|logins|profiles|management)|operators)\b/,
    neutral: /\b(?:individual|personal|own|different|separate|access|user)\b/,
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
