import { anyOf, oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

const card = '(?: (?:cards?|badges?))?(?: or phone)?'

/** What somebody shows or enters. A code that is sent once is no PIN. */
const means = {
  chip: new RegExp(`\\bchip${card}\\b`),
  contactless: new RegExp(`\\b(?:contactless|nfc|rfid)(?: \\((?:nfc|rfid)\\))?${card}\\b`),
  stripe: new RegExp(`\\bmagnetic[- ]?(?:stripe)?${card}\\b|\\bswipe${card}\\b`),
  oneTime: /\b(?:one-time|otp)(?: (?:codes?|passwords?|pin))?(?: \((?:otp|one-time \w+)\))?/,
  pin: /\b(?:pin|password)(?: codes?)?\b|\b(?<!(?:one-time|company) )codes?\b/,
  account: /\baccount numbers?\b/,
  biometric: /\b(?:finger ?prints?|biometrics?)(?: readers?| scanners?)?\b/,
  card: /\b(?:cards?|badges?)\b/,
}

const pass = '(?:pin|codes?|otp|one-time|password|account)'
const also = '(?:\\band\\b|[+&]|\\bplus\\b|\\bthen\\b|\\bfollowed\\b|\\bwith\\b)'

/** A card with a PIN is more than either, a bank's card is no badge of the staff, and two persons identify twice. */
const others = oneOf(
  new RegExp(`\\bcards?\\b.*${also}.*\\b${pass}\\b|\\b${pass}\\b.*${also}.*\\bcards?\\b`),
  /\b(?:cards?|codes?|pin)\b.*\bwith\b|\b(?:notes?|currenc\w*|two[- ]factor)\b/,
  /\b(?:bank|credit|debit|payment|atm) cards?\b/,
  /\b(?:customers?|depositors?)\b.*\b(?:operators?|users?|cashiers?|tellers?|staff)\b/,
  /\b(?:operators?|users?|cashiers?|tellers?|staff)\b.*\b(?:customers?|depositors?)\b/,
)

const entered = '(?:identif(?:y|ies|ied|ication)|log(?:ged)?[- ]?(?:in|on)|sign(?:ed)?[- ]?(?:in|on))'
const duty = '(?:shall|must|should|can|will)'

/** How these persons identify themselves. */
const identified = (who: string): RegExp =>
  oneOf(
    new RegExp(
      `\\b${who} ${duty} (?:be able to )?(?:identify|log in|authenticate)(?: themselves)?\\b|\\b${who} authentication\\b`,
    ),
    new RegExp(`\\b(?:${who} )?(?:${duty} )?(?:be )?${entered}(?: (?:of|by|for|each|every|the))* ${who}\\b`),
    new RegExp(`\\b${who}(?: ${duty})?(?: be)? ${entered}\\b`),
  )

const staff = '(?:operators?|cashiers?|tellers?|staff|employees?)'

const login = {
  isOneEnough: true,
  neutral: anyOf(
    'identify log authenticate',
    'each|personal|individual|users?|(?<!\\bfor )(?:operators?|cashiers?|tellers?|customers?|depositors?)|themselves?|login|means|own|access|tags?|as well|readers?',
  ),
  choices: means,
  related: /^Users at one time$/,
  isComplete: true,
  certain: ['chip', 'contactless', 'stripe', 'oneTime', 'biometric', 'card'],
  others,
} as const

/** Where money waits that is paid out again. */
const stores = {
  dimension: 'count',
  better: 'more',
  isThing: true,
  own: /\b(?:drum|cassette|module|unit|hopper)s?\b/,
  neutral:
    /\b(?:machine|denominations?|recycled|again|(?:pa(?:y|id) out|taken in)(?: again)?|(?:as|for) change|notes)\b/,
} as const

/** Who may work with a machine, what lets them in, how they pay, and where their money goes. */
export const accessSubjects: readonly NamedSubject[] = [
  {
    ...login,
    id: 'staffLogin',
    words: identified(staff),
    rows: /^Users$/,
    related: /^(?:Identification|Users at one time)$|\b[Ll]og-in\b|\bcodes\b/,
  },
  {
    ...login,
    id: 'identification',
    words: oneOf(identified('users?'), new RegExp(`\\b(?:${duty} )?(?:be )?${entered}\\b`)),
    // A row says how depositors identify themselves, and need not say whose card it reads.
    others: oneOf(others, new RegExp(`\\bcards?,? for (?:the )?${staff}\\b`)),
    rows: /^(?:Identification|Users)$/,
    related: /\b[Ll]og-in\b|\bcodes\b/,
  },
  {
    id: 'payments',
    isWeak: true,
    words:
      /\b(?:payments?|pay|paid)(?: (?:types?|methods?|options?|means|modes?|channels?))?(?: (?:by|with|via|through)\b)?(?! (?:in|terms|schedule|of|shall be made)\b)/,
    neutral: anyOf('accept support'),
    others:
      /\b(?:cash|notes|coins|bills|receipts?|salar\w*|months?|days)\b|\b(?:bank|credit|debit|atm|staff) cards?\b/,
    rows: /^(?:Payment types|Payment\/(?:Cards|QR)|Other payment)$/,
    choices: {
      chip: means.chip,
      contactless: means.contactless,
      stripe: means.stripe,
      qr: /\bqr(?:[- ]codes?)?(?: payments?)?/,
    },
    isComplete: true,
  },
  {
    ...stores,
    id: 'recycling',
    words:
      /\b(?:(?:bank ?)?note )?recycl(?:ing|ed(?= (?:bank ?)?note)|es?|ers?)(?: (?:of )?(?:bank ?)?notes)?(?: (?:drums?|cassettes?|modules?|units?|capacity))?(?<!\bcoin .*)(?! (?:of )?coins?)/,
    rows: /^(?:Capacity\/Recycling drums|Notes\/Recycling|Cash storage\/Note recycler)$/,
    lacking: /^Cash: Not fitted|^Change: (?:None|Not given)/,
  },
  {
    ...stores,
    id: 'overflowBox',
    words: /\b(?:coin )?overflow (?:box|container)(?: for coins)?/,
    rows: /^Coins\/Overflow box$/,
    others: /\bnotes?\b/,
  },
  {
    id: 'suspectNotes',
    words:
      /\b(?:suspect(?:ed)?|counterfeits?|doubtful)(?: notes)?(?=.* (?:kept|held|stored|retained|collected)(?: in)? (?:an? )?(?:apart|separate))|\bcompartment for (?:the )?(?:suspect|counterfeit|doubtful)(?:ed)?(?: notes)?\b/,
    neutral: anyOf(
      'store keep retain hold collect',
      'kept|held|separate(?:ly)?|compartment|cassette|box|apart|from(?= (?:the )?(?:genuine|other|good))|genuine|other|good|notes',
    ),
    rows: /^Storage\/Suspect compartment$/,
    byWords: true,
    isThing: true,
    isWeak: true,
    better: 'more',
    related: /Reject|Return/,
  },
  {
    id: 'cardReader',
    isOneEnough: true,
    words: oneOf(
      /(?<=\bcards? )(?:readers?|reading|acceptors?)\b|\breaders?(?= (?:for|of) [^,;]*\bcards?\b)/,
      /(?<=(?:^|: )(?:(?:the|machine|shall|must|can|should|be|able|to|accepts?|reads?|for) )*(?:(?:chip|contactless|magnetic[- ]stripe|nfc)(?:,| and| or)? ?)+)cards?\b(?=(?: \(nfc\))?(?:,? (?:with )?(?:card )?readers?(?: included)?)?$)/,
    ),
    neutral: anyOf('accept read', 'type|users?|both|integrated|readers?|nfc|included'),
    others,
    rows: /^(?:Card reader|Identification|Users|Payment\/Cards|Payment types|Other payment)$/,
    choices: means,
    isWeak: true,
    related: /^Payment|payment$/,
  },
  {
    id: 'lock',
    words: oneOf(
      /\b(?:safe )?lock(?!s)\b|\b(?:lock|opening|time)(?=[- ]delay\b)/,
      /\b(?:safe )?opening of (?:the )?(?:safe|vault|machine)\b|(?<=\bdual control )opening\b/,
    ),
    rows: /^(?:Safe\/Lock|Cabinet\/Lock|Lock)$/,
    own: /^(?:safe|vault)$/,
    others: /^(?!.*\bdelay\b).*\b(?:adjust|sett|program|select|variab|configur)/,
    byWords: true,
    choices: { dual: /\b(?:by )?(?:dual[- ](?:control|custody)|two-person)\b(?! code)/ },
    takes: true,
    isWeak: true,
    neutral:
      /\b(?:opens?|opened|for (?:the |our )?(?:(?:collecting|collection|cit|transport|cash) )*(?:crew|carrier|company|team|collectors?)|requir(?:es|ing)|time(?= delay)|safe|door|opening|(?:adjustable|settable|programmable)(?=.*#\d)|(?<=#\d.*)(?:adjustable|settable|programmable))\b/,
  },
  {
    id: 'keypad',
    words:
      /\b(?:pin )?key ?pads?\b|\bpin[- ]?pads?\b(?=.*\b(?:encrypt|epp))|(?<=\bencrypt(?:ing|ed) )pin[- ]?pads?\b/,
    others: /\b\d+\b(?! ?-?keys?\b)/,
    rows: /^(?:Fascia\/Keypad|Controls|Accessibility)$/,
    choices: {
      encrypting: /\bencrypt(?:ing|ed|ion)(?: type)?(?: \(?epp\)?)?|\bepp\b/,
      numeric: /\bnumeric(?:al)?\b/,
      tactile: /\btactile\b/,
    },
    isThing: true,
  },
  {
    id: 'users',
    words: oneOf(
      /\b(?:(?<!wheelchair |disabled |blind )users)\b/,
      /\b(?:(?:user|operator|cashier|teller) (?:accounts|codes|logins|profiles|management)|operators)\b/,
    ),
    neutral:
      /\b(?:access control|(?:pin )?codes(?= for)|created|set up|defined|administ\w+|managed?s?|accounts?|codes?|profiles|logins?|registrable|registration|register(?:ing)?|(?<=\bbe )registered|enrolled|enrolment|individual|personal|own|separate|user|passwords?|with (?:an? |own |their |personal |individual )+pins?)\b/,
    others: oneOf(
      /\b(?:levels?|rights|roles|customers?|clients?|depositors?)\b/,
      new RegExp(`\\bcards?\\b.*${also}.*\\b${pass}\\b|\\b${pass}\\b.*${also}.*\\bcards?\\b`),
    ),
    rows: /^Users$/,
    noun: 'user',
    dimension: 'count',
    better: 'more',
    takes: true,
    related: /^(?:Users at one time|Operator records)$|\b[Ll]og-in\b/,
  },
]
