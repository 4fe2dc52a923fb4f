import { bothSides } from './bothSides.ts'
import { noteRephrasings } from './noteRephrasings.ts'
import { partRephrasings } from './partRephrasings.ts'
import { type Rephrasing, sizeRephrasings } from './sizeRephrasings.ts'

const apart =
  '(?:excluding|excl\\.?|exclusive of|without|not (?:counting|including)|besides?|apart from|in addition to|other than|(?<=\\()plus)'
const reject = 'reject(?:s|ion)?(?: (?:pocket|stacker|bin|tray|outlet|bag)s?)?'

/** Sentences of tenders in the words of their tables. */
const rephrasings: readonly Rephrasing[] = [
  [/\bn\.w\./g, 'net weight'],
  [
    new RegExp(
      '\\b(?:accept|process|take)s? (?:coins of (?:all|different|several) denominations mixed(?: together)?|mixed coins|coins mixed(?: together)?),?' +
        '(?: as they come from [^,;]*,)? and (?:(?:shall|must|should|to) )?sort(?:s|ing)? (?:them )?(?:by denomination )?in (?:one|a single|the same) (?:run|pass|operation)$',
      'g',
    ),
    'deposit of mixed coins',
  ],
  [
    // How much it has to hold between two visits is what it stores.
    new RegExp(
      `(?<!\\b(?:storage|cassette|bag|box|vault|hopper|stacker|pocket|tray|drum|escrow|feeder)\\w*\\b.*)\\b(?:before|until|between)(?: (?:must|shall|should|can|may|will|to|be|is|are|has|have|able)| it| machine| safe| the| next| an?| two| cit| crew| being| needed| necessary| due| required| emptied| emptying| empty| empties| collection| collected| collections| pick-?ups?| evacuation| visits?| company| by)*` +
        `(?<=\\b(?:empt\\w+|collect\\w*|pick-?ups?|evacuation|visits?|needed|due|necessary|required|machine|company)\\b)(?!.*\\b(?:hopper|stacker|pocket|tray|drum|escrow|feeder)s?\\b)`,
      'g',
    ),
    'storage capacity',
  ],
  [
    /(?<=\b(?:currenc(?:y|ies)|[a-z]{3} and [a-z]{3})\b.*) (?:in|by|with) (?:the same|one|a single|1) (?:machine|safe|unit|device|kiosk)\b/g,
    '',
  ],
  [/\bupto\b|\bup to (?:and including|at least)\b/g, 'up to'],
  [/^in addition,? |,? in addition$|(?<=\band),? in addition,/g, ''],
  [/\b(\d[\d.,]*|two|three|four|five|six|eight|ten) or (?:more|above|higher) (?=[a-z])/g, 'at least $1 '],
  [/\b(?:bank ?)?notes in circulation\b/g, 'circulated notes'],
  [/(?<=\d )mixed (bank ?notes|notes|bills)\b/g, '$1 mixed'],
  [/(?<=\bthickness \w+) \([^()\d]* or (?:equivalent|equal|similar|other)(?: \w+)?\)/g, ''],
  // Whose machine it is to be.
  [
    / \((?:lot \d+|category [a-z](?: [a-z]+)?|(?:stores|branches|offices|stations|shops) (?:at|in|of) (?:the )?[a-z]+)\)/g,
    '',
  ],
  [
    /(?:\b(?:count(?:s|ing)? and sort(?:s|ing)?|sort(?:s|ing)? and count(?:s|ing)?|sort(?:s|ing)?|process(?:es|ing)?) (?:of )?(?:a mixture of coins|(?:mixed )?coins(?<=\bsort.*))|\bmixed coins (?:shall|must|should|can|to|are) (?:be )?sorted)(?: by denomination)?(?: in (?:a |one )?(?:single |one )?(?:run|pass|operation))?$/g,
    'deposit of mixed coins',
  ],
  [
    /\b(?:stor(?:e|age|ing)|(?:internal )?memory|keep|retain)((?: (?:of|for|at least|min\w*\.?|up to|not (?:less|fewer) than|no (?:less|fewer) than|a|shall|must|be|sufficient|large enough))*) (?=(?:(?:\d[\d,.]*|one|1) ?(?:million )?)serial numbers\b)/g,
    'serial number memory$1 ',
  ],
  [/,? ?\(?(?:at )?10 cpi\)?/g, ''],
  [
    /(?<=\b(?:notes|bills|sheets|pieces|pcs|coins)\b[^.;]*)(?<! one) (?:at (?:one|a) time|at once)\b(?!.*currenc)/g,
    '',
  ],
  [/\bauto(?:matic)? (?:paper )?cutter\b/g, 'cutter'],
  [/\b(?:without |no |non(?: ?- ?| ))condens(?:ation|ing)\b/g, 'non-condensing'],
  [
    new RegExp(
      `,? ?\\(?\\b(?:(?:the )?${reject}(?: is| being)? (?:excluded|not (?:included|counted))|${apart} (?:the |an? |one )*${reject})\\)?(?! [a-z])`,
      'g',
    ),
    ' excluding reject',
  ],
  [
    /\b(?:number of )?(?:(?:sorting|output|main|stacking) )*(?<!\bcapacity of (?:the )?)(?:pockets|stackers|bins)\b((?::?[^,;]*(?:\d|\b(?:two|three|four|five|six|seven|eight|twelve)\b)(?! ?(?:notes|bills))[^,;\d]*)?),? excluding reject\b/g,
    'sorting pockets$1',
  ],
  [/\b((?:sorting )?outlets\b[^,;]*?),? excluding reject\b/g, '$1'],
  [/\b(?:pure|plain|straight|simple) (?:piece[- ])?count(?:ing)?\b/g, 'piece counting'],
  [/\bc\/w\b|\bw[/.](?= ?[a-z\d])/g, 'with '],
  [
    /\breturn \(reject\) pocket\b|\breject ?\/ ?return pocket\b|\breturn pocket for (?:the )?rejected notes\b/g,
    'return pocket',
  ],
  [/(?<=\b\d{1,2} )nos?\.(?=[ ,;]|$)/g, 'pcs'],
  [/\bmin(?:imum)? ?\/ ?max(?:imum)?:? (\d+ x \d+ ?mm) ?\/ ?(?=\d+ x \d)/g, '$1 to '],
  [/(?<=(?:,| and ).*)[:,] all (?:two|three|four|five)$/g, ''],
  [/^software: (?=.*\bupdat)/g, ''],
  [/^other (?=ports|interfaces)/g, ''],
  [/\bnon[- ]?cond\b\.?/g, 'non-condensing'],
  [/\bcontactless \(proximity\)/g, 'contactless'],
  [/\b(is|are) requested\b/g, '$1 required'],
  [/\bmust pass through(?: the machine)?\b/g, 'must be accepted'],
  [/\bunder (?=(?:uv|ultra-?violet|ir|infra-?red)\b)/g, 'by '],
  [/(?<=\b(?:stacker|pocket)s?), each\b/g, ''],
  [/^currencies, total\b|^total number of currencies\b/g, 'number of currencies'],
  [/\bany value (?=(?:between|from) \d)/g, 'any number '],
  [
    /\b((?:bank ?)?note (?:format|size|dimensions?))s? \((?:length|l|width|w|height|h) ?x ?(?:length|l|width|w|height|h)\)/g,
    '$1',
  ],
  [/\b(?:one|a)(?: full)? bundle of (?=(?:at least |min(?:imum)?\.? )?\d)/g, ''],
  [
    /,? (?:both |all )?(?:included |fitted |supplied |provided )?as standard(?:,? not as (?:an )?option)?$/g,
    '',
  ],
  [/\bmths?\b\.?/g, 'months'],
  // One of them is chosen later.
  [/\b(\d+) ?\/ ?(\d+) ?\/ ?(\d+)(?= (?:months?|years?)\b)/g, 'either $1 or $2 or $3'],
  [/\bparallel( port| interface)? \(?ieee[- ]?1284\)?/g, 'parallel$1'],
  [/(?<=\d )mio\b\.?/g, 'million'],
  [
    /(?<!\b(?:currenc\w+|languages?)\b.*)\b(?:in addition to|along with|together with|besides|as well as)\b/g,
    'and',
  ],
  [
    /\bmay(?= not (?:exceed|surpass|be|weigh)| (?:be|weigh|have|draw|use) (?:no|not|at most|up to|a maximum))/g,
    'must',
  ],
  [
    /\bweigh(?:s|ing|ed)?\b(?! (?:up to|range|capacity|scale|cell|module|unit|system|function|resolution|accuracy))/g,
    'weight',
  ],
  [/(?<=\b(?:bank ?)?(?:notes|bills|sheets|coins) )per (?:stacker|(?:sorting |output )?pocket)\b/g, 'each'],
  [/\b(?:be|is|are) guaranteed\b(?! (?:for|against)\b)/g, 'be ensured'],
  [/\bguarante(?:es|ed)\b/g, 'guarantee'],
  [/\b(draft|correspondence) (?:quality|mode)\b/g, '$1'],
  [/\bnos?\. of\b/g, 'number of'],
  [/\bserial nos?\b\.?/g, 'serial number'],
  [/\btemp\b\.?/g, 'temperature'],
  [/\bcap\.(?=[ :])/g, 'capacity'],
  [/\benv\b\.?/g, 'environment'],
  [/\bcerts\b\.?/g, 'certificates'],
  [/\bby means of\b/g, 'by'],
  [/\bcen (?=grade (?:zero|i{1,3})\b)/g, 'en_1143-1 '],
  [
    /\bmixed[- ]denominations?(?: notes)? of (?:one|a single|the same) currency\b(?:,? in (?:one|a single|the same) (?:run|pass|count))?/g,
    'mixed value',
  ],
  [/\bcen (?=i{1,3}\b)/g, 'en_1143-1 grade '],
  [
    /,? (?:and )?(?:without|no) (?:(?:any|manual|prior|preliminary|need for|need of|the need for) )*(?:pre-? ?)?sort(?:ing)?(?: or facing)?(?: (?:by|of) (?:value|denominations?|notes))?(?: (?:beforehand|in advance|by hand|manually))?(?=$|[.,;?])(?<=\b(?:mix|bundl|fed|feed|insert|bulk|stack).*)/g,
    ' mixed',
  ],
  [
    new RegExp(
      '^(?=.*\\bmixed\\b)(?=.*\\b(?:denominations?|bank ?notes|notes|bundle)\\b)' +
        '(?=.*\\b(?:one|1|single|same) (?:insertion|deposit|transaction|pass|go|bundle|operation|feed)\\b)' +
        '(?:(?:the|machine|customers?|depositors?|users?|shall|must|should|be|able|to|can|capable|of|accept(?:ed|ing)?|count(?:ed|ing)?|tak(?:e|en)|total|feed|fed|' +
        'insert(?:ed)?|deposit(?:ed)?|acceptance|bank ?notes|notes|note|bundle|mixed|denominations?|all|in|a|an|one|1|single|the same|insertion|deposit|' +
        'transaction|pass|go|operation|by value|and|are|is|yes|required|at|for)[ ,:.]*)+$',
      'g',
    ),
    'deposit of mixed notes',
  ],
  [/ (?:in|at) (?:one|1|a|a single) (?:load(?:ing)?|go|insertion)\b/g, ' per insertion'],
  [/\b(?:built|in)[- ]?(?:in|built)\b/g, 'integrated'],
  [/\b(?:after|from) (?:it is |being |the )?(?:switch(?:ed|ing)?|turn(?:ed|ing)?|power)[- ]on\b/g, ''],
  [/\b(?<!\bnot? )(?:greater|more|higher|larger|longer|better) than or equal(?: to)?\b/g, '>='],
  [/\b(?<!\bnot? )(?:less|lower|smaller|shorter) than or equal(?: to)?\b/g, '<='],
  [/(?<![\d.,])(\d{1,3})k(?= (?:bank ?)?(?:notes|bills|coins|sheets|pcs|pieces)\b)/g, '$1000'],
  [/\bdollars?(?= (?:and|&) (?:khmer )?riels?\b)|(?<=\briels? (?:and|&|or) )dollars?\b/g, 'usd'],
  [/\bfactory (?=warranty|guarantee)/g, ''],
  [/\b(must|shall|should|will) all be\b/g, '$1 be'],
  [/ (?:without contents|(?<=\bweight )without (?:cash|notes|money)|when empty|unladen)\b/g, ''],
  [
    /\b(must|shall|should|will) (?:cover|last|extend over|run for|have room for|amount to|come to) (?=[\d≥>-]|(?:at least|min|not less|no less|up to)\b)/g,
    '$1 be ',
  ],
  [/\bbe maintained at (?=an? |relative|\d)/g, 'be at '],
]

/** Puts a plain text into the words that subjects and comparisons have. */
export const rephrased = (text: string): string =>
  [...sizeRephrasings, ...partRephrasings, ...noteRephrasings, ...rephrasings].reduce(
    (plain, [pattern, words]) => plain.replace(pattern, words),
    bothSides(text),
  )
