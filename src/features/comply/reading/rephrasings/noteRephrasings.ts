import type { Rephrasing } from './sizeRephrasings.ts'

const note = '(?:bank ?notes?|notes?|bills?)'
const notes = '(?:currenc(?:y|ies)|notes?)(?: (?:data|templates?|database|software))?'
const ofPockets =
  '(?:individually |separately )?(?:for|in|by|per) (?:each|every) (?:sorting )?(?:pocket|stacker)(?: (?:individually|separately))?'
const batch = '((?:1 ?(?:to|-)|up to) ?\\d+)(?: (?:bank ?)?notes)?'
const few = 'two|three|four|five|six|seven|eight|twelve'
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
  [/^(?!\w+ per day)([^:]*\b(?:daily|per day)\b[^:\d]*:?[^\d]*\d[\d,.]*)(?= or more$|$)/g, '$1 pieces'],
  // Its speed may be another than that of mixed currencies.
  [
    /(?<=\bspeed\b.*\b(?:value|mixed)\b(?!.*\bcurrenc.*\bcurrenc).*),? (?:\(?(?:of|in|within) |\()?(?:1|one|a single|the same) currency\)?(?=$|:|,? (?:at least|not|min|≥|>=))/g,
    ' mixed value',
  ],
  [
    /(?<=\b(?:value|mixed)\b(?!.*\bcurrenc.*\bcurrenc).*),? (?:\(?(?:of|in|within) |\()?(?:1|one|a single|the same) currency(?: (?:at (?:a|one) time|per (?:run|count)|each))?\)?(?=$|:| (?:the )?(?:counting )?speed\b)/g,
    '',
  ],
  [
    /\b(currenc(?:y|ies)\b[^.;]*?)(?: count\w+| mixed)? (?:simultaneously|concurrently|together|in parallel|at (?:the same time|once|a time))\b/g,
    '$1 in one run',
  ],
  [
    /^(?:(?:the|sorter|machine|shall|must|have) )*stackers and a reject pocket: (?=[a-z\d]+ (?:stackers|pockets) (?:\+|and|plus) (?:one|1) reject)/g,
    '',
  ],
  [
    /(?<=\bmixed\b.*),? (?:which|that) (?:have|are) not (?:been )?(?:pre-?)?sorted(?: before(?:hand)?)?$/g,
    '',
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
  // A currency that is counted by value is recognised.
  [
    /(?<=\b[a-z]{3}\b|\bcurrencies\b.*),?:? (?:with |all )?(?:value recognition|(?:(?:recognition|counted) )?by value|recognition of (?:value|denominations?))$/g,
    '',
  ],
  [/^(?:recognition of denominations?|denomination recognition): (?=[a-z]{3}\b)/g, 'currencies: '],
  [
    /(?:\bcounting error|(?<=\baccuracy\b.*)\berror)(?: rate)?:? (?:not exceeding|not more than|at most|less than|max(?:imum)?\.?|≤|<=) 0\.1 ?%/g,
    'accuracy at least 99.9 %',
  ],
  [
    /^speed,? (?:when|while|with|during|in) (fitness|denomination) sorting(?: mode)?(?: is)?(?: (?:switched )?(?:on|active|enabled))?/g,
    'speed of sorting by $1',
  ],
  [/(?<=\bcurrencies) in total\b/g, ''],
  [/(?<=(?:,| and ).*): (?:both|all)(?: of them)?(?: (?:are )?required)?$/g, ''],
  [
    /\b(?:total |whole )?(?:number|quantity) of (?:bank ?)?notes (?:which|that) can be stored(?: in the (?:safe|machine))? ([^\d]*\d[\d.,]*\d)\b/g,
    'storage capacity $1 notes',
  ],
  [/\bone and the same\b/g, 'the same'],
  [/\bregistered (?=users\b)/g, ''],
  [/\bdaily transaction (?=volume|quantity|number)/g, 'daily '],
  [
    /^(?:(?:core|main|mandatory|neighbouring|regional|local|foreign|other|further|additional|basic|first|second|third|required) )+(?:currencies|currency|group): (?=(?:[a-z ]+ \()?[a-z]{3}\b)/g,
    'currencies: ',
  ],
  [/^counting only: (?=(?:at least |min\.? |≥ ?)?\d[\d.,]* notes\/min)/g, 'counting speed: '],
  [/(?<=,.*),? all of them$/g, ''],
  // Who does it, and where to.
  [
    /(?<=^|: )(?:the )?(?:tellers?|operators?|users?|clerks?|cashiers?|agents?) (?:can|shall be able to|must be able to) (?=(?:add|refill|load|put|top up|set|choose|select|adjust|enter|see)\b)/g,
    '',
  ],
  [
    new RegExp(
      `\\b(?:put(?:ting)?|place|placing|load(?:ing)?|insert(?:ing)?) (?:further|more|additional) (?=${note}\\b)(${note}) (?:in|into|on|onto) (?:the )?(hopper|feeder)\\b`,
      'g',
    ),
    'add $1 to the $2',
  ],
  [
    /(?<=\badd notes to the (?:hopper|feeder) (?:during|while) [a-z ]+?),? without (?:a )?(?:stop(?:ping)?|interruption|interrupting)(?: (?:of |it|the |machine|count(?:ing)?)*)?$/g,
    '',
  ],
  [
    /(?<=\borientations?\b.*),? (?:without|no|with no) (?:any )?facing(?: (?:by (?:the )?(?:teller|operator|user)s?|of (?:the )?notes|required|needed|necessary))*$/g,
    '',
  ],
  [
    /(?<=\b(?:currencies|[a-z]{3} and [a-z]{3})\b.*),? (?:with|and) (?:an? )?(?:(?:separate|own) )?(?:sub-?)?totals? (?:of|for|per|by) each(?: currency)?$/g,
    '',
  ],
  [
    /(?<=\bcurrencies) in (?:the same|one|a|a single) (?:stack|bundle|pile)(?= .*\bin one (?:run|pass)\b)/g,
    '',
  ],
  [
    /(?<=\bserial number.*) and (?:keeps?|stores?|saves?) ((?:at least|min(?:imum)?\.?|not less than|up to) \d[\d.,]*)(?: of them)? in (?:its )?(?:internal )?memory$/g,
    ', serial number memory $1',
  ],
  [
    /\bserial numbers of ((?:[a-z]{3}(?:(?:,| and|,? or) [a-z]{3})*)(?: \d+)?) (?=notes\b)notes (?:(?:are|shall|must|should|to|be) )*(?:read|recorded|captured) and (?:stored|saved|kept)\b/g,
    'serial number reading: $1, serial number memory',
  ],
  [/^(?:feeding errors?|neighbouring countries|new (?:note )?issues|(?:error|fault)s?|feeding): (?=\S)/g, ''],
  // What a speed is the speed of.
  [
    /\bsorting by (denomination|fitness) (?:shall|must|should|has to|is to) (?:run|work|be (?:done|performed|carried out)) (?:at|with)\b/g,
    'speed of sorting by $1',
  ],
  [
    /^(?:in|during|for|when|where (?:the )?notes are sorted by|with) (?:(fitness|denomination)(?: sort(?:ing|ed))?|sort(?:ing|ed)? by (fitness|denomination))(?: mode)?,? (?:the )?(?:machine|sorter|speed|throughput)\b(?= [^.;]*\bper minute\b|[^.;]*\/ ?min)(?: (?:shall|must|should) (?:reach|achieve|attain|have))?/g,
    'speed of sorting by $1$2',
  ],
  [
    /\b(?:reading|capture|recording|recognition) of (?:the )?serial numbers?(?= (?:switched )?(?:on|active|activated|enabled)\b)/g,
    'serial number reading',
  ],
  [
    /^(?:with|during|in) (serial number (?:reading|capture|recording|recognition))(?: (?:switched )?(?:on|active|activated|enabled))?,? (?:the )?((?:counting |sorting )?speed)\b/g,
    '$2 with $1',
  ],
  [new RegExp(`\\brefused (?=${note}\\b|coins)`, 'g'), 'rejected '],
  [
    /,? at the (?:choice|discretion|option) of the (?:operator|user)\b|,? as (?:chosen|selected) by the (?:operator|user)\b/g,
    '',
  ],
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
  [
    /(?<=\b(?:inserted|fed|accepted|put in) )facing any way(?: and need not be turned(?: beforehand)?)?$/g,
    'in any orientation',
  ],
  [/\b(?:bank ?)?notes (?:that|which) are not (?:accepted|recognised)\b/g, 'rejected notes'],
  [/(?<=\breject pocket\b.*),? without interrupt(?:ing|ion of)(?: the)? count(?:ing)?$/g, ''],
  [/\b(?:where|when|if) only the (?:number|quantity) of notes is counted,?/g, 'in piece counting'],
  [/\b(?:bank ?)?notes (?:that|which) are (fit|unfit)(?: for circulation)?\b/g, '$1 notes'],
  [
    /\b(?:old|withdrawn|former) issues(?: of an? (?:bank ?)?note)? (?:shall|must|should|can) be separated from the (?:current|new) issue\b/g,
    'sorting of old and new issues',
  ],
  [/\b(can|shall|must|should) be preset\b/g, '$1 be set'],
  [/\bdenominations? mixed\b/g, 'mixed denominations'],
  [withSerials, 'serial number reading, serial number memory'],
  [
    /\b(?:(?:recognition of (?:the )?denominations?|denomination recognition|recognis(?:e|es|ing) (?:the )?denominations?(?: (?:in|of) an? (?:mixed )?(?:stack|bundle|deposit)(?: of (?:notes|one currency))*)?) and (?:(?:shall|must|should|to) )?)?(?:(?:calculat|comput|determin|giv)(?:e|es|ing|ion|ation)(?: of)? (?:the )?(?:total )?value|value (?:calculation|computation))(?: (?:of|for) (?:(?:the|all|mixed|different|of|an?|bundle|stack|deposit|denominations?) )*(?:bank ?)?(?:notes?|denominations?|bundle|stack|deposit)(?: in which (?:the )?denominations are(?= mixed))?)?/g,
    'value counting',
  ],
  [
    new RegExp(
      `\\bbatch(?:es)?(?: (?:size|quantity))?:?(?: (?:can|shall|must|should|to|be|is|set|settable|adjustable|selectable|from))* (?:${ofPockets},? (?:from )?${batch}|${batch},? ${ofPockets})$`,
      'g',
    ),
    'batch $1$2 notes, batch by pocket',
  ],
  [
    /\bbatch(?:es)?(?: (?:size|quantity|number|setting)s?)?:?(?: (?:can|shall|must|to|be|set|settable|adjustable|selectable|programm(?:able|ed)|preset|separately|individually))* (?:for|in|by|per) (?:each|every|individual) (?:sorting )?(?:pocket|stacker)s?(?: (?:separately|individually|independently))?/g,
    'batch by pocket',
  ],
]
