import type { Rephrasing } from './sizeRephrasings.ts'

const note = '(?:bank ?notes?|notes?|bills?)'
const notes = '(?:currenc(?:y|ies)|notes?)(?: (?:data|templates?|database|software))?'
const ofPockets =
  '(?:individually |separately )?(?:for|in|by|per) (?:each|every) (?:sorting )?(?:pocket|stacker)(?: (?:individually|separately))?'
const few = 'two|three|four|five|six|seven|eight|twelve'
const reject =
  '(?:reject(?:ion|ed|s)?(?: (?:pocket|stacker|tray|bin)s?)?|(?:pocket|stacker|bin) for (?:the )?reject(?:s|ed notes))'
const counting =
  '(?:counting|sorting|operation|running|(?:machine|count|sorter|counter) is (?:running|counting|operating|working|in (?:progress|operation|use)))'

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
  [/^(?!\w+ per day)([^:]*\b(?:daily|per day)\b[^:\d]*:?[^\d]*\d[\d,.]*)(?= or more$|$)/g, '$1 pieces'],
  [
    /(?<=\b(?:value|mixed)\b(?!.*\bcurrenc.*\bcurrenc).*),? (?:(?:of|in|within) )?(?:1|one|a single|the same) currency(?: (?:at (?:a|one) time|per (?:run|count)|each))?(?=$|:)/g,
    '',
  ],
  [
    /\b(currenc(?:y|ies)\b[^.;]*?)(?: count\w+| mixed)? (?:simultaneously|concurrently|together|in parallel|at (?:the same time|once|a time))\b/g,
    '$1 in one run',
  ],
  // Pockets beside one for rejects.
  [
    new RegExp(
      `\\bnumber of (pockets|stackers|bins):? ((?:at least |min(?:imum)?\\.? |(?:not|no) (?:less|fewer) than )?(?:\\d+|${few})),? (?=(?:and|plus|\\+|with) [^\\d]*\\breject)`,
      'g',
    ),
    '$2 $1 ',
  ],
  [
    new RegExp(
      `\\b(pockets|stackers|bins),? (?:and|plus|\\+|with) (?:(?:a|one|1|the|an) )?(?:separate |dedicated |for )?${reject}(?: (?:bank ?)?notes)?$`,
      'g',
    ),
    '$1 + 1 reject pocket',
  ],
  [
    new RegExp(
      `\\b(?:(?:update|updating)s? (?:of|for) (?:the )?(?:new )?${notes}:?|${notes} updat(?:es?|ing):?|${notes}(?= (?:can|shall|must|should|to) be (?:updated|upgraded)))` +
        '(?: (?:can|shall|must|should|to|be|updated|upgraded|possible))* (?:via|through|by|over|from|using) (?:an? )?usb(?: (?:port|sticks?|memory|drives?))?\\b',
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
      `\\b(?:hopper:?(?: (?:with|shall|must|should|can|to|be))* )?(?:top(?:ped|ping)?[ -]up|refill(?:ed|ing|able)?|reload(?:ed|ing)?|replenish(?:ed|ing|ment)?|add(?:ed|ing)?(?= notes)|(?<=\\bnotes (?:to|can|shall|must) be )added)(?: (?:of |with )?(?:the )?(?:hopper|feeder|notes?))?(?: to the (?:hopper|feeder))?[,:]?(?: (?:must|shall|should|to|be|is|possible))* (?:while|during|when) (?:the )?${counting}(?: is in progress| in progress)?`,
      'g',
    ),
    'continuous refill',
  ],
  [/\b(pieces?(?: count(?:ing)?)?) only\b/g, '$1'],
  [/\bdenominations? mixed\b/g, 'mixed denominations'],
  [withSerials, 'serial number reading, serial number memory'],
  [
    /\b(?:(?:recognition of (?:the )?denominations?|denomination recognition) and )?(?:(?:calculat|comput|determin)(?:e|es|ing|ion|ation)(?: of)? (?:the )?(?:total )?value|value (?:calculation|computation))(?: (?:of|for) (?:(?:the|all|mixed|different|of|an?|bundle|stack|deposit|denominations?) )*(?:bank ?)?(?:notes?|denominations?|bundle|stack|deposit)(?: in which (?:the )?denominations are(?= mixed))?)?/g,
    'value counting',
  ],
  [
    new RegExp(
      `\\bbatch(?:es)?(?: (?:size|quantity))?:?(?: (?:can|shall|must|should|to|be|is|set|settable|adjustable|selectable))* ${ofPockets},? (?:from )?((?:1 ?(?:to|-)|up to) ?\\d+)(?: (?:bank ?)?notes)?$`,
      'g',
    ),
    'batch $1 notes, batch by pocket',
  ],
  [
    new RegExp(
      `\\bbatch(?:es)?(?: (?:size|quantity))?:?(?: (?:can|shall|must|should|to|be|is|set|settable|adjustable|selectable|from))* ((?:1 ?(?:to|-)|up to) ?\\d+)(?: (?:bank ?)?notes)?,? ${ofPockets}$`,
      'g',
    ),
    'batch $1 notes, batch by pocket',
  ],
  [
    /\bbatch(?:es)?(?: (?:size|quantity|number|setting)s?)?:?(?: (?:can|shall|must|to|be|set|settable|adjustable|selectable|separately))* (?:for|in|by|per) (?:each|every|individual) (?:sorting )?(?:pocket|stacker)s?(?: (?:separately|individually|independently))?/g,
    'batch by pocket',
  ],
]
