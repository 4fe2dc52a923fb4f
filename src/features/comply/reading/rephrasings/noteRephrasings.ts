import type { Rephrasing } from './sizeRephrasings.ts'

const note = '(?:bank ?notes?|notes?|bills?)'
const notes = '(?:currenc(?:y|ies)|notes?)(?: (?:data|templates?|database))?'
const reject =
  '(?:reject(?:ion|ed|s)?(?: (?:pocket|stacker|tray|bin)s?)?|(?:pocket|stacker|bin) for (?:the )?reject(?:s|ed notes))'
const counting = '(?:counting|operation|running|(?:machine|count) is (?:running|counting|in progress))'

const read = '(?:read|recognis|captur|record|scan)(?:s|e|es|ed|n?ing)?'
const store = '(?:stor|sav|keep|kept)(?:e|es|ed|ing)?'
const send = '(?:export|transmit|transfer|send|sent|download)(?:s|t?ed|t?ing)?'

const worked = '(?:counted|sorted|processed|recognised|authenticated|accepted|validated|handled)'

/** `read and store the serial numbers of notes`, and `serial numbers shall be read and stored`. */
const withSerials = (...verbs: readonly string[]): RegExp => {
  const done = verbs.join('(?:,? and |, | & | ?\\/ ?)')
  const numbers = `serial[- ]numbers?(?: (?:of|from)(?: (?:the|processed|counted))* ${note})?`
  return new RegExp(
    `\\b${done}(?: of)?(?: the)? ${numbers}\\b|\\b${numbers}:? (?:(?:shall|must|should|can|to|be|are) )*${done}\\b`,
    'g',
  )
}

/** Counters and sorters of notes in the words of tables. */
export const noteRephrasings: readonly Rephrasing[] = [
  [
    /\b(?:recogni\w+|identif\w+) (?:of )?(?:the )?denominations? (?:of|in) mixed (?:bank ?)?notes\b|\b(?:total )?value of (?:(?:the|all|mixed|counted) )*(?:bank ?)?notes (?:(?:must|shall|should|can|to|is) )?(?:be )?(?:calculated|counted|computed|determined)\b/g,
    'value counting',
  ],
  [
    /\bserial number reading (?:with|and) (?:storage|memory)$/g,
    'serial number reading, serial number memory',
  ],
  [
    /\b(?:unfit notes|notes not fit(?: for circulation)?) (?:(?:shall|must|should|to) be|are) (?:separated|sorted) from (?:the )?fit(?: notes)?\b/g,
    'sorting of fit and unfit notes',
  ],
  [/^(?:(?:main |intended )?(?:purpose|function|application|use)): (?=[a-z])/g, ''],
  [/\bcount(?:s|ing)?(?: of)?(?: (?:bank ?)?notes)? by value\b/g, 'value counting'],
  [/\bsimultaneous count(?:ing)? of (.*?\bcurrencies)\b/g, '$1 in one run'],
  [
    new RegExp(
      `\\b(pockets|stackers|bins),? (?:1|one) of (?:them|which|these)(?: being)? (?:for |an? )?(?:${reject})(?: notes)?$`,
      'g',
    ),
    '$1 with those for rejects',
  ],
  [
    /^(?:number of )?(?:(?:output|sorting|stacking|main) (?:stacker|pocket|bin)s?|(?:pocket|stacker)s? for sorted (?:bank ?)?notes):? ((?:at least |min\w*\.? |(?:not|no) (?:fewer|less) than |[≥>]=? ?)?\d{1,2}(?: or more)?)$/g,
    'number of sorting pockets $1',
  ],
  [/\blongest (?:bank ?)?note(?= ?:? ?\d+ ?mm\b(?! ?x))/g, 'note length up to'],
  [/^(?!\w+ per day)([^:]*\b(?:daily|per day)\b[^:\d]*:?[^\d]*\d[\d,.]*)(?= or more$|$)/g, '$1 pieces'],
  [
    /\b(currenc(?:y|ies)\b[^.;]*?)(?: count\w+| mixed)? (?:simultaneously|concurrently|together|in parallel|at (?:the same time|once|a time))\b/g,
    '$1 in one run',
  ],
  [/\bmixed currenc(?:y|ies)(?=.*\bspeed\b)|(?<=\bspeed\b.*)\bmixed currenc(?:y|ies)\b/g, 'mixed_currency'],
  [
    /(?<=\b(?:value|mixed)\b(?!.*\bcurrenc.*\bcurrenc).*),? (?:(?:of|in|within) )?(?:1|one|a single|the same) currency$/g,
    '',
  ],
  // Pockets beside one for rejects, and with it.
  [
    new RegExp(
      `\\b(pockets|stackers|bins),? (?:and|plus|\\+|with) (?:(?:a|one|1|the|an) )?(?:separate |dedicated |for )?${reject}(?: notes)?$`,
      'g',
    ),
    '$1 + 1 reject pocket',
  ],
  [
    new RegExp(
      `\\b(pockets|stackers|bins),? \\(?(?:including|incl\\.?|inclusive of|counting) (?:(?:a|one|1|the) )?${reject}\\)?`,
      'g',
    ),
    '$1 with those for rejects',
  ],
  [
    new RegExp(
      '^(?:number of pockets:? |two[- ]pockets? (?:machine|design|counter)?:? ?\\(?)?(?:1|one) (?:main |sorting |stacking |output )?(?:pocket|stacker)s? ' +
        `(?:and|plus|\\+) (?:(?:1|one|a) )?${reject}\\)?$`,
      'g',
    ),
    'number of pockets 1 + 1 reject pocket',
  ],
  // What is printed is printed by a printer at a port, but for receipts of a deposit.
  [
    /\b(?:able to |capable of )?print(?:ing|s|ed|out)?:? (?:of |out )?(?:the )?(?:count(?:ing|ed)? |sorting )?(?:results?|totals?|reports?|data) (?:on|to|by|via|with|through) (?:an? )?(?:(?:external|receipt|thermal) )*printers?\b/g,
    'printer port',
  ],
  [
    /\b(?:(?:external|receipt|thermal) )*printers?:? (?:(?:can|shall|must|should|may|to) be (?:connected|connectable)|connectable)\b|\bconnectable to (?:an? |the )?(?:external )?printer\b(?: for print(?:ing|-?outs?) (?:of )?(?:the )?(?:count(?:ing)? )?(?:results?|reports?|totals?))?|\b(?:external |receipt )?printer connection\b|\b(?:results?|totals?|reports?|data) (?:can|shall|must|should|to) be printed (?:on|by|via|with|through) (?:an? )?(?:(?:external|receipt|thermal) )*printers?\b/g,
    'printer port',
  ],
  [
    /(?<=\bfor )connect(?:ing|ion (?:of|to)) (?:an? |the )?(?:external )?(?=(?:receipt |thermal )?printers?\b)/g,
    '',
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
    /(?<=\bsort\w*\b.*\b(?:denominations?|fac(?:e|ing)|orientation|issue|fitness),? (?:and |or )?)currency(?=$|[,.;]| and| or)/g,
    'currency mode',
  ],
  [
    new RegExp(
      `\\b(?:hopper:?(?: (?:with|shall|must|should|can|to|be))* )?(?:top(?:ped|ping)?[ -]up|refill(?:ed|ing|able)?|reload(?:ed|ing)?|replenish(?:ed|ing|ment)?|add(?:ed|ing)?(?= notes)|(?<=\\bnotes (?:to|can|shall|must) be )added)(?: (?:of |with )?(?:the )?(?:hopper|notes?))?(?: to the hopper)?,? (?:while|during|when) (?:the )?${counting}(?: is in progress| in progress)?`,
      'g',
    ),
    'continuous refill',
  ],
  [withSerials(read, store, send), 'serial number reading, serial number memory, serial number export'],
  [withSerials(read, store), 'serial number reading, serial number memory'],
  [/\bwhen (?:reading|counting|calculating) (?:the )?value(?: of (?:mixed )?notes)?\b/g, 'in value mode'],
  [
    /\b(?:(?:recognition of (?:the )?denominations?|denomination recognition) and )?(?:(?:calculat|comput|determin)(?:e|es|ing|ion|ation)(?: of)? (?:the )?(?:total )?value|value (?:calculation|computation))(?: (?:of|for) (?:(?:the|all|mixed|different|of|denominations?) )*(?:bank ?)?(?:notes?|denominations?))?/g,
    'value counting',
  ],
  [
    /\b(?:bank ?)?notes of ([\d.]+) ?(?:-|to) ?([\d.]+) ?mm (?:in )?length(?: and|,) ([\d.]+) ?(?:-|to) ?([\d.]+) ?mm (?:in )?(?:width|height)\b/g,
    'note size: length $1 - $2 mm, width $3 - $4 mm',
  ],
  [
    /\b(\d[\d,.]*(?: million)?) serial numbers (?:(?:to|can|shall|must|should) )?(?:be )?(?:stored|saved|retained|kept)(?: in (?:the )?(?:machine|memory))?$/g,
    'serial number memory $1',
  ],
  [
    /\b(?:(?:show|display|indicat|stat)(?:e|es|s|ing)? (?:of )?)?(?:the )?(?:reasons?|causes?) (?:for|of) (?:(?:the|each|every|a|any) )*reject(?:ion|ing|ed|s)?(?: (?:of )?(?:(?:the|each|every|a) )?notes?)?(?: (?:(?:shall|must|should|to) be |is )?(?:shown|displayed|indicated|stated))?/g,
    'reject reason',
  ],
  [
    /\bbatch(?:es)?(?: (?:size|quantity|number|setting)s?)?(?: (?:can|shall|must|to|be|set|settable|adjustable|selectable|separately))* (?:for|in|by|per) (?:each|every|individual) (?:sorting )?(?:pocket|stacker)s?(?: (?:separately|individually|independently))?/g,
    'batch by pocket',
  ],
  [
    /\b(?:each|every) (?:sorting )?(?:pocket|stacker) (?:(?:shall|must|should|to) )?(?:have|with) (?:(?:its|own|an?|individual|separate) )*(?:count(?:er)? )?display(?: of (?:the )?counts?)?|\b(?:(?:an?|one|individual|separate|count(?:er)?) )*displays? (?:for|on|at|per) (?:each|every) (?:sorting )?(?:pocket|stacker)\b/g,
    'pocket display',
  ],
  [
    /\b(?:auto(?:matic(?:ally)?)?[- ]?start(?:s|ing)?|starts? (?:counting )?automatically)(?: (?:when|as soon as|once) (?:the )?notes are (?:placed|put|loaded|inserted) (?:in|into|on) (?:the )?(?:hopper|feeder))?/g,
    'automatic start',
  ],
  [
    /\bmemory (?:for|of) ((?:at least |min\w*\.? )?\d+) (?:results?|counts?|entries|records?)(?=$|[,.;])/g,
    'memory $1 entries',
  ],
  [new RegExp(`\\b${worked}(?:(?:,| and| or|/) ${worked})+`, 'g'), 'processed'],
  [
    /\b(?:suitable |designed )?(?:for )?heavy[- ]duty,? (?:use |operation |work )?(?:for |of |with )?(?=(?:at least |up to )?\d.*\b(?:day|daily)\b)/g,
    '',
  ],
  [
    /\bbatch(?:ing)?(?: mode| function)?(?:,|,? and| &|\/)+ ?add(?:ition|ing)?(?: modes?| functions?)?\b/g,
    'batch function, add function',
  ],
]
