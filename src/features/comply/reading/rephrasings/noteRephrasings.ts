import type { Rephrasing } from './sizeRephrasings.ts'

const note = '(?:bank ?notes?|notes?|bills?)'
const notes = '(?:currenc(?:y|ies)|notes?)(?: (?:data|templates?|database|software))?'
const reject =
  '(?:reject(?:ion|ed|s)?(?: (?:pocket|stacker|tray|bin)s?)?|(?:pocket|stacker|bin) for (?:the )?reject(?:s|ed notes))'
const counting =
  '(?:counting|count|sorting|operation|running|(?:machine|count|sorter|counter) is (?:running|counting|operating|working|in (?:progress|operation|use)))'

const read = '(?:read|recognis|captur|record|scan)(?:s|e|es|ed|n?ing)?'
const store = '(?:stor|sav|keep|kept|record)(?:e|s|es|ed|ing)?'
/** `read and store the serial numbers of notes`, and `serial numbers shall be read and stored`. */
const done = `${read}(?:,? and |, | & | ?\\/ ?)${store}`
const numbers = `serial[- ]numbers?(?: (?:of|from)(?: (?:the|processed|counted))* ${note})?`
const withSerials = new RegExp(
  `\\b${done}(?: of)?(?: the)? ${numbers}\\b|\\b${numbers}:? (?:(?:shall|must|should|can|to|be|are) )*${done}\\b`,
  'g',
)

/** Counters and sorters of notes in the words of tables. */
export const noteRephrasings: readonly Rephrasing[] = [
  [
    /(?<=\b(?:value|mixed)\b(?!.*\bcurrenc.*\bcurrenc).*),? (?:\(?(?:of|in|within) |\()?(?:1|one|a single|the same) currency(?: (?:at (?:a|one) time|per (?:run|count)|each))?\)?(?=$|:| (?:the )?(?:counting )?speed\b)/g,
    '',
  ],
  [
    /\b(currenc(?:y|ies)\b[^.;]*?)(?: count\w+| mixed)? (?:simultaneously|concurrently|together|in parallel|at (?:the same time|once|a time))\b/g,
    '$1 in one run',
  ],
  [
    new RegExp(
      `\\b(pockets|stackers|bins),? (?:and|plus|\\+|with) (?:(?:a|one|1|the|an) )?(?:separate |dedicated |for )?${reject}(?: (?:bank ?)?notes)?$`,
      'g',
    ),
    '$1 + 1 reject pocket',
  ],
  [
    /(?:\bcounting error|(?<=\baccuracy\b.*)\berror)(?: rate)?:? (?:not exceeding|not more than|at most|less than|max(?:imum)?\.?|≤|<=) 0\.1 ?%/g,
    'accuracy at least 99.9 %',
  ],
  [/(?<=\bcurrencies) in total\b/g, ''],
  [/(?<=(?:,| and ).*): (?:both|all)(?: of them)?(?: (?:are )?required)?$/g, ''],
  [/\bone and the same\b/g, 'the same'],
  [/\bregistered (?=users\b)/g, ''],
  [/\bdaily transaction (?=volume|quantity|number)/g, 'daily '],
  [/^counting only: (?=(?:at least |min\.? |≥ ?)?\d[\d.,]* notes\/min)/g, 'counting speed: '],
  [/(?<=,.*),? all of them$/g, ''],
  [new RegExp(`\\brefused (?=${note}\\b|coins)`, 'g'), 'rejected '],
  [/(?<=\bserial number.*)\bboth (?=[a-z]{3} and [a-z]{3}\b)/g, ''],
  [/\bin its own (?=(?:internal )?memory\b)/g, 'in '],
  [
    new RegExp(
      `\\b(?:(?:update|updating)s? (?:of|for) (?:the )?(?:new )?${notes}:?|${notes} updat(?:es?|ing):?|${notes}(?= (?:can|shall|must|should|to) be (?:updated|upgraded))|(?:new )?(?:issues of )?(?:bank ?)?notes?(?: issues)?(?= (?:(?:can|shall|must|should) )be (?:loaded|installed|added)))` +
        "(?: (?:can|shall|must|should|to|be|updated|upgraded|loaded|installed|added|made|done|carried out|possible))* (?:via|through|by|over|from|using) (?:an? )?usb(?: (?:port|sticks?|memory|drives?))?\\b(?: by (?:the )?(?:bank|user|buyer)(?:'s)?(?: own)?(?: it)? (?:staff|personnel|team))?",
      'g',
    ),
    'usb updates',
  ],
  [
    /^(?:note )?facing (?:and|&|\/) orient(?:ation|ing)(?: of (?:the )?(?:bank ?)?notes)?/g,
    'sorting by face and orientation',
  ],
  [
    new RegExp(
      `\\b(?:hopper:?(?: (?:with|shall|must|should|can|to|be))* )?(?:top(?:ped|ping)?[ -]up|refill(?:ed|ing|able)?|reload(?:ed|ing)?|replenish(?:ed|ing|ment)?|load(?:ed|ing)(?= of (?:the )?hopper)|add(?:ed|ing)?(?= notes)|(?<=\\bnotes (?:to|can|shall|must) be )added)(?: (?:of |with )?(?:the )?(?:hopper|feeder|notes?))?(?: to the (?:hopper|feeder))?[,:]?(?: (?:must|shall|should|to|be|is|possible))* (?:while|during|when) (?:the )?${counting}(?: is in progress| in progress)?`,
      'g',
    ),
    'continuous refill',
  ],
  [/\b(pieces?(?: count(?:ing)?)?) only\b/g, '$1'],
  [/\b(?:bank ?)?notes (?:that|which) are not (?:accepted|recognised)\b/g, 'rejected notes'],
  [/(?<=\breject pocket\b.*),? without interrupt(?:ing|ion of)(?: the)? count(?:ing)?$/g, ''],
  [/\b(?:bank ?)?notes (?:that|which) are (fit|unfit)(?: for circulation)?\b/g, '$1 notes'],
  [/\b(can|shall|must|should) be preset\b/g, '$1 be set'],
  [/\bdenominations? mixed\b/g, 'mixed denominations'],
  [withSerials, 'serial number reading, serial number memory'],
  [
    /\b(?:(?:recognition of (?:the )?denominations?|denomination recognition|recognis(?:e|es|ing) (?:the )?denominations?(?: (?:in|of) an? (?:mixed )?(?:stack|bundle|deposit)(?: of (?:notes|one currency))*)?) and (?:(?:shall|must|should|to) )?)?(?:(?:calculat|comput|determin|giv)(?:e|es|ing|ion|ation)(?: of)? (?:the )?(?:total )?value|value (?:calculation|computation))(?: (?:of|for) (?:(?:the|all|mixed|different|of|an?|bundle|stack|deposit|denominations?) )*(?:bank ?)?(?:notes?|denominations?|bundle|stack|deposit)(?: in which (?:the )?denominations are(?= mixed))?)?/g,
    'value counting',
  ],
  [
    /\bbatch(?:es)?(?: (?:size|quantity|number|setting)s?)?:?(?: (?:can|shall|must|to|be|set|settable|adjustable|selectable|programm(?:able|ed)|preset|separately|individually))* (?:for|in|by|per) (?:each|every|individual) (?:sorting )?(?:pocket|stacker)s?(?: (?:separately|individually|independently))?/g,
    'batch by pocket',
  ],
]
