import type { Rephrasing } from './sizeRephrasings.ts'

const duty = '(?:must|shall|should|can|may|will|to|be|is|are|has|have|able)'
const note = '(?:bank ?notes|notes|cash|takings|money)'
const heap = '(?:bundles?|stacks?|bunch(?:es)?|bulk)'
const fed = '(?:fed|inserted|taken|deposited|placed|put|accepted|loaded|entered|given)(?: in)?'
const staff = '(?:cashiers?|customers?|depositors?|users?|tellers?)'
const doorWords = 'the|a|an|our|any|all|standard|normal|entrance|branch|existing|single|narrow|of|with|having'

/** A word-by-word pattern for a whole line. */
const allOf = (needed: string, words: string): RegExp => new RegExp(`^${needed}(?:(?:${words})[ ,:]*)+$`, 'g')

/** What is paid in, kept and given back, in the words of tables. */
export const depositRephrasings: readonly Rephrasing[] = [
  [
    /\bnot (be )?(fed|inserted|taken|deposited)( in)? (?:one by one|singly|one at a time|note by note|individually),? but (?=(?:as|in) )/g,
    '$1$2$3 ',
  ],
  [
    /(?<=\b(?:bundle|stack|bunch|bulk)\w*),? ?(?:and |but )?not (?:one by one|one at a time|note by note|singly|individually|as single notes)\b/g,
    '',
  ],
  [
    new RegExp(
      `\\b${note}(?: ${duty})* ${fed} (?:in|as)(?: an?| one| whole)* ${heap}(?! of [a-z]*s\\b)|` +
        `\\b${staff}(?: ${duty})* (?:feed|insert|deposit|pay in|put in) (?:the |their )?${note} (?:in|as)(?: an?| one| whole)* ${heap}`,
      'g',
    ),
    'bulk note feeding',
  ],
  [
    /\b(?:an? |one |the )?(?:bundle|stack|bunch)(?:e?s)? of (?=(?:[a-z]+ ){0,4}\d[\d,]* (?:bank ?)?(?:notes|pieces)\b)(?:(?<=\b(?:accept|feed|insert|take|load|deposit)\w*\b.*)|(?=.*\b(?:fed|inserted|deposited|placed|put|taken in|go in|feeder)\b))/g,
    'feed hopper of ',
  ],
  [
    // How much it has to hold between two visits is what it stores.
    new RegExp(
      `(?<!\\b(?:storage|cassette|bag|box|vault|hopper|stacker|pocket|tray|drum|escrow|feeder)\\w*\\b.*)\\b(?:before|until|between)(?: ${duty}| it| machine| safe| the| next| an?| cit| crew| being| needed| necessary| due| required| emptied| emptying| empty| empties| collection| collected| collections| pick-?ups?| evacuation| visits?| company| by)*` +
        `(?<=\\b(?:empt\\w+|collect\\w*|pick-?ups?|evacuation|visits?|needed|due|necessary|required|machine|company)\\b)(?!.*\\b(?:hopper|stacker|pocket|tray|drum|escrow|feeder)s?\\b)`,
      'g',
    ),
    'storage capacity',
  ],
  [/^room (?=for .*\d)/g, 'capacity '],
  [
    /\b(\d+|two|three|four|five|six) or more (?:separate |storage |note |cash )*(?:cassettes|storages)\b(?: or bags)?/g,
    'at least $1 cassettes',
  ],
  [
    /(?<=\b(?:\d+|two|three|four|five|six) )(?:separate |storage |note |cash )+(?:cassettes|storages)\b(?: or bags)?/g,
    'cassettes',
  ],
  [
    /\bseveral (?:separate |storage |note |cash )*(?:cassettes|storages)\b(?: \(at least (?:2|two)\))?(?! of)/g,
    'at least 2 cassettes',
  ],
  [/(?<!-)\bsealable\b(?=.*\bbags?\b)|(?<=\bbags?\b.*)\b(?:that|which) can be sealed\b/g, 'sealed'],
  [/\bsealed (?:in|into) (?:an? |the )?(?=bags?\b)/g, 'kept in sealed '],
  [/\b(?:and|as well as) (?:also )?by (?=image|uv|ir|mg|ultraviolet|infrared|magnetic|cis)/g, 'and '],
  [
    /\b(?:several|multiple|various|different|more than one|more than 1)(?: (?:kinds?|types?) of)? (?:different )?(?=sensors?\b(?! for \w+$))|\b(?:more than one|several|different|various) (?:kinds?|types?) of (?=sensors?\b)/g,
    '',
  ],
  [/\bmulti-sensor\b/g, 'sensor'],
  [
    /\b(?:genuineness|authenticity) of (?:each|every|all|the) (?:bank ?)?notes?\b|\bgenuineness\b/g,
    'authenticity',
  ],
  [
    /^(?:each|every) (?:bank ?)?note (must|shall|should|to|is|has to)(?: be)? (?:checked|verified|tested|examined)(?: for (?:being genuine|authenticity))?(?= (?:by|with|using|on|for|in)\b)/g,
    'notes $1 be checked',
  ],
  [
    new RegExp(
      `\\b(?:unread(?:able)?|not recognised|illegible|unidentified) ((?:bank)?notes)(?= (?:${duty} )*(?:be )?(?:returned|given back|handed back)\\b)|\\b(notes) (?:that|which) (?:cannot be|are not) (?:read|recognised|accepted|validated)(?= (?:${duty} )*(?:be )?(?:returned|given back|handed back)\\b)`,
      'g',
    ),
    'refused notes',
  ],
  [
    /\b(?:returned|handed back|given back)(?= to (?:the )?(?:cashier|teller|payer|person)\b)(?: to (?:the )?(?:cashier|teller|payer|person))(?: (?:depositing|paying in))?/g,
    'returned to the user',
  ],
  [
    /(?<=\brefused notes (?:are |must be |shall be )?returned) (?:in|into|through|to|at) (?:an? |the )?(?:separate |own )?(?:pocket|tray|slot)\b/g,
    '',
  ],
  [
    /\b(?:if|when|where|upon|in case|in the event)(?: that)?(?: of)?(?: (?:the|a|transaction|deposit|customer|depositor|user|it|he|is|being|has been|was))* (?:cancels|cancelled|cancelling|cancellation|aborted|aborts)(?: (?:it|the (?:deposit|transaction)))?\b|\bon cancelling\b/g,
    'on cancellation',
  ],
  [/\bintermediate escrow\b/g, 'escrow'],
  [
    allOf(
      '(?=.*\\b(?:cancel|abort)\\w*)(?=.*\\b(?:return\\w*|back)\\b)(?=.*\\b(?:notes|money|cash)\\b)(?!.*\\bescrow\\b)',
      `${duty}|${staff}|the|on|cancel|cancels|cancellation|deposit|transaction|and|of|original|same|his|her|their|own|very|notes|money|cash|cancelled|cancelling|before|final|booking|confirmation|get|gets|receive|receives|returned|return|given|back|it|for|note|in|exactly|machine|allow|allows|option`,
    ),
    'escrow notes returned',
  ],
  [
    /\b(?:several|multiple|various|more than one|more than 1|multi)[ -](?:different )?currenc(?:y|ies)\b(?! (?:in|per|within) (?:one|a|each|the same) (?:transaction|deposit|run|bundle))/g,
    'at least 2 currencies',
  ],
  [
    /(?<=\b(?:currenc(?:y|ies)|[a-z]{3} and [a-z]{3})\b.*) (?:in|by|with) (?:the same|one|a single|1) (?:machine|safe|unit|device|kiosk)\b/g,
    '',
  ],
  [
    allOf(
      '(?=.*\\b(?:notes|denominations)\\b)(?=.*\\b(?:mixed|unsorted|different (?:denominations|values)|together)\\b)(?=.*\\b(?:fed|inserted|deposited|accepted|insert|feed|deposit|denominations$))',
      `${duty}|${staff}|the|notes|banknotes|bank|of|different|all|various|denominations|values|mixed|unsorted|together|fed|inserted|deposited|accepted|insert|feed|deposit|accept|in|one|a|single|bundle|stack|transaction|at once`,
    ),
    'deposit of mixed notes',
  ],
  [
    /\b(?:facing|turned|lying|(?<=(?:fed|inserted|deposited|accepted) )in) any (?:way|position|direction|side)\b|\bface up or (?:face )?down\b/g,
    'in any orientation',
  ],
  [
    /^(?:the )?(safe|vault|machine)? ?(?:must|shall|should|is|to)? ?(?:be )?(?:made )?of steel (?:of )?(?=[^,;]*\d[\d.]* ?mm[^,;]*$)(?:(?=.*\bthick)|(?<=\bsafe\b.*))/g,
    'safe body ',
  ],
  [
    /(?<=^(?:the )?(?:safe|vault|cabinet)\b.* )walls of (?=[^,;]*\bmm\b)|^steel walls?(?= (?:of|not|at least|min))/g,
    'safe walls ',
  ],
  [/\bsteel safe with (?:an? )?(?=body|walls?)/g, 'safe '],
  [/\b(?:housing|casing) of the safe\b/g, 'safe body'],
  [/\bwall thickness of (?:the )?(?:safe|vault|cabinet)(?: \(steel\))?/g, 'safe body'],
  [
    /\bvault\b(?=.*\b(?:grad\w+|cen|en_1143-1|en_14450|ul 291|s[12])\b)|(?<=\b(?:grade|cen|en_1143-1|en_14450|ul 291|s[12])\b.*)\bvault\b/g,
    'safe',
  ],
  [/\bunder (?=en_)/g, 'to '],
  [/\btime[- ]delay(?:ed)? (electronic )?(?:combination )?lock\b/g, '$1lock with time delay'],
  [
    /^(?:the )?(?:safe|vault)(?: door)? (?:is|shall be|must be|should be|to be) (?:closed|locked|secured) (?:by|with) (?:an? )?(?=[^,;]*\block)/g,
    '',
  ],
  [
    /^(?:the )?(?:safe|vault|machine)(?: door)? (?:(?:can|shall|must|should|may|to|only) )*(?:be )?open(?:s|ed)?(?: only)? (?:by|with|in the presence of|under) (?:two persons?|2 persons?|dual control)(?: (?:present|together|at the same time|with their own codes?))?$|^dual control (?:for|of|on) (?:the )?(?:opening|access|safe)(?: of the safe)?$/g,
    'safe lock by dual control',
  ],
  [
    /^one-time (codes?)(?: \(otp\))? for (?:the )?(?:cit|collection|collecting)(?: (?:crew|staff|company|team))?$/g,
    'lock with one-time $1 for the crew',
  ],
  [
    new RegExp(
      `^(?:each|every) (cashier|operator|user|teller) (?:has|must have|shall have|gets|enters|uses)(?: an?| his| their)* (?:personal |own |individual )*(pin|code|password|card)$`,
      'g',
    ),
    '$1s log in by $2',
  ],
  [
    new RegExp(
      `^(fingerprint|biometric) (?:reader|scanner|identification|log-?in)s? (?:for|of) (?:the )?(${staff})$`,
      'g',
    ),
    '$2 log in by $1',
  ],
  [
    /\b(?:cashiers|tellers|operators|employees)(?= (?:can|must|shall|should|to) be (?:set up|registered|created|enrolled|stored|defined|managed)\b)(?: (?:can|must|shall|should|to) be (?:set up|registered|created|enrolled|stored|defined|managed))/g,
    'users',
  ],
  [/\b(?:user|cashier|operator) database (?:for|of)\b/g, 'users'],
  [
    /^(?:the )?(?:customers?|depositors?) (?:(?:shall|must|should|can|is|are|be) )*(?:operates?|uses?|guided|works?|served|led) (?:the machine )?(?:through|by|via|with|on|using)? ?(?:an? )?(?=.*\b(?:screen|display)\b)/g,
    'customer screen ',
  ],
  [
    /^(?:the )?(?:cashiers?|tellers?|operators?|staff) (?:(?:shall|must|should|can|is|are|be) )*(?:operates?|uses?|guided|works?) (?:the machine )?(?:through|by|via|with|on|using)? ?(?:an? )?(?=.*\b(?:screen|display)\b)/g,
    '',
  ],
  [/\b(?:screen|display|monitor)( size)? for (?:the )?(?:customers|depositors)\b/g, 'customer screen$1'],
  [/(?<=\bnotes?\b.*)(\d[\d,.]*) (?:a|each|every|per) (second|minute)\b/g, '$1 notes per $2'],
  [/^daily (?=\d)/g, 'daily volume '],
  [
    new RegExp(
      `\\b(?:pass(?:es|age)?|fits?|go|goes|moved|brought|get|transport(?:ed)?|carried|moves?)(?: (?:easily|in|into|through|${doorWords}))* door(?:s|ways?|ways|frames?)?\\b(?: (?:openings?|${doorWords}))*`,
      'g',
    ),
    'doorway ',
  ],
  [/\b(?:narrowest|smallest) door(?:way)?(?: (?:on|along) the (?:way|route))?\b/g, 'doorway'],
  [
    /\b(?:front|fascia|street side|customer side)(?: panel)?(?: (?:is|shall be|must be|to be))? protect(?:ed|ion)(?: (?:to|class|degree|of|at least))*:? (?=ip)/g,
    'fascia protection ',
  ],
  [
    /\b(?:an? )?(?:warnings?|alerts?|notifications?|messages?)(?: (?:to be|must be|shall be|is|be))?(?: (?:given|sent|raised|shown))? (?:when|if|before|once) (?:the )?(?:bag|storage|machine)s? (?:is |are |gets |becomes )?(?:nearly|almost) full\b/g,
    'nearly full warning',
  ],
  [/\buse of (sealed |tamper-evident )?bags for (?:cash |the )?collection\b/g, 'notes kept in $1bags'],
  [
    /\b(?:data|deposits|transactions) (?:shall be |must be |to be |are )?(?:sent|transmitted|transferred) (?:over|by|via|through)\b/g,
    'connection by',
  ],
  [
    /\bserial numbers of (?:the )?(?:deposited )?notes (?:(?:shall|must|should|are|to) )*(?:be )?(?:stored|recorded|registered|saved|logged)$/g,
    'serial number reading',
  ],
  [/\b(notes|banknotes) (?:may|can) (?=be (?:fed|inserted|deposited|paid in)\b)/g, '$1 shall '],
  [/^alarm contacts?\b/g, 'interfaces: alarm contacts'],
  [/\breports? (?:per|for each|for every|of each) /g, 'reports by '],
  [
    /\b(?:feeding|deposit|input|insertion|intake|acceptance)(?: of)?(?: (?:bank)?notes)?(?:: in|:| in| by| as) (?:an? )?(?:bundles?|stacks?)$/g,
    'bulk note feeding',
  ],
  [
    /\bnumber of (?:bank)?notes(?: (?:accepted|inserted|fed|taken))? (?:in|per|at) (?:one |1 |a |each )?(?:deposit|insertion|feed|go|time|transaction)\b/g,
    'feed hopper',
  ],
  [/\bautomatic (?=feed(?:er|ing)\b)/g, ''],
  [/^notes (?:accepted|counted|taken in|processed) per (second|minute):? (\d+)$/g, '$2 notes per $1'],
  [
    /^(?:safe|holding) capacity\b(?=.*\d.*\bnotes\b)(?!.*\b(?:hopper|stacker|pocket|tray|feeder|drum)s?\b)/g,
    'storage capacity',
  ],
  [/\bstorage for (?:bank)?notes\b/g, 'storage'],
  [
    /\b(?:authentication|verification|checking) of (?:each|every|all) (?:bank)?notes?\b|\bverification of authenticity\b/g,
    'authentication',
  ],
  [
    /(?<=\b(?:refused|rejected|not accepted) (?:bank)?notes(?: (?:are|must|shall|should|be))*) (?:given|handed) back\b/g,
    ' returned',
  ],
  [/(?<=\breturned\b.*) immediately\b/g, ''],
  [/\bcurrencies: (?:more than one|several|multiple)$/g, 'at least 2 currencies'],
  [/\bwith return(?: of (?:the )?notes)? to (?:the )?(depositor|customer)\b/g, 'returned to $1'],
  [/\bsafe (?:is )?made (?:of|from) (\d+ ?mm) (?:thick )?steel(?: sheets?| plates?)?\b/g, 'safe body $1'],
  [/^thickness of (?:the )?steel:? (?=body|walls?|door)/g, ''],
  [/\bcen[ _-]?1143-1\b/g, 'en_1143-1'],
  [/\bone[- ]time combination(?: lock)?(?: \(otc\))?(?: lock)?/g, 'lock with one-time code'],
  [/^opening (?:of the safe )?(?:by|with) (?:two|2) persons$/g, 'safe lock by dual control'],
  [/\bfill(?:ing)? levels? of (?:the )?(?:storage|machine)\b/g, 'fill level'],
  [
    /^door(?:way)? (?:width|opening)(?: (?:for|on|during) (?:transport|delivery|installation|access))?:? (?=[^,;]*\d ?(?:mm|cm|m)\b)/g,
    'doorway ',
  ],
  [/\bback (?=rooms?\b)/g, ''],
]
