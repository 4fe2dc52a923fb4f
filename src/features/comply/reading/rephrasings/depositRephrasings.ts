import type { Rephrasing } from './sizeRephrasings.ts'

const duty = '(?:must|shall|should|can|may|will|to|be|is|are|has|have|able)'
const note = '(?:bank ?notes|notes|cash|takings|money)'
const heap = '(?:bundles?|stacks?|bunch(?:es)?|bulk)'
const fed = '(?:fed|inserted|taken|deposited|placed|put|accepted|loaded|entered|given)(?: in)?'
const staff = '(?:cashiers?|customers?|depositors?|users?|tellers?)'

/** A word-by-word pattern for a whole line. */
const allOf = (needed: string, words: string): RegExp => new RegExp(`^${needed}(?:(?:${words})[ ,:]*)+$`, 'g')

/** What is paid in, kept and given back, in the words of tables. */
export const depositRephrasings: readonly Rephrasing[] = [
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
  [/(?<!-)\bsealable\b(?=.*\bbags?\b)|(?<=\bbags?\b.*)\b(?:that|which) can be sealed\b/g, 'sealed'],
  [
    /\b(?:several|multiple|various|different|more than one|more than 1)(?: (?:kinds?|types?) of)? (?:different )?(?=sensors?\b(?! for \w+$))|\b(?:more than one|several|different|various) (?:kinds?|types?) of (?=sensors?\b)/g,
    '',
  ],
  [
    /^(?:each|every) (?:bank ?)?note (must|shall|should|to|is|has to)(?: be)? (?:checked|verified|tested|examined)(?: for (?:being genuine|authenticity))?(?= (?:by|with|using|on|for|in)\b)/g,
    'notes $1 be checked',
  ],
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
    /^(?:the )?(safe|vault|machine)? ?(?:must|shall|should|is|to)? ?(?:be )?(?:made )?of steel (?:of )?(?=[^,;]*\d[\d.]* ?mm[^,;]*$)(?:(?=.*\bthick)|(?<=\bsafe\b.*))/g,
    'safe body ',
  ],
  [/\bwall thickness of (?:the )?(?:safe|vault|cabinet)(?: \(steel\))?/g, 'safe body'],
  [
    /\bvault\b(?=.*\b(?:grad\w+|cen|en_1143-1|en_14450|ul 291|s[12])\b)|(?<=\b(?:grade|cen|en_1143-1|en_14450|ul 291|s[12])\b.*)\bvault\b/g,
    'safe',
  ],
  [/\btime[- ]delay(?:ed)? (electronic )?(?:combination )?lock\b/g, '$1lock with time delay'],
  [/(?<=\bnotes?\b.*)(\d[\d,.]*) (?:a|each|every|per) (second|minute)\b/g, '$1 notes per $2'],
  [
    /\b(?:an? )?(?:warnings?|alerts?|notifications?|messages?)(?: (?:to be|must be|shall be|is|be))?(?: (?:given|sent|raised|shown))? (?:when|if|before|once) (?:the )?(?:bag|storage|machine)s? (?:is |are |gets |becomes )?(?:nearly|almost) full\b/g,
    'nearly full warning',
  ],
  [
    /\bserial numbers of (?:the )?(?:deposited )?notes (?:(?:shall|must|should|are|to) )*(?:be )?(?:stored|recorded|registered|saved|logged)$/g,
    'serial number reading',
  ],
  [/\b(notes|banknotes) (?:may|can) (?=be (?:fed|inserted|deposited|paid in)\b)/g, '$1 shall '],
  [/^alarm contacts?\b/g, 'interfaces: alarm contacts'],
  [/\bstorage for (?:bank)?notes\b/g, 'storage'],
  [/\bwith return(?: of (?:the )?notes)? to (?:the )?(depositor|customer)\b/g, 'returned to $1'],
  [/\bfill(?:ing)? levels? of (?:the )?(?:storage|machine)\b/g, 'fill level'],
  [/\bback (?=rooms?\b)/g, ''],
  [/\bmulti-sensor\b/g, 'sensor'],
  [
    /\b(?:genuineness|authenticity) of (?:each|every|all|the) (?:bank ?)?notes?\b|\bgenuineness\b/g,
    'authenticity',
  ],
]
