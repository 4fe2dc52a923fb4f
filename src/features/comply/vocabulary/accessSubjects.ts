import { anyOf, oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

const card = '(?: (?:cards?|badges?))?(?: or phone)?'

/** What somebody shows or enters. A code that is sent once is no PIN. */
const means = {
  chip: new RegExp(`\\b(?:emv|ic|smart(?= cards?)|chip)(?: \\(emv\\))?${card}\\b`),
  contactless: new RegExp(`\\b(?:contactless|nfc|rfid)(?: \\((?:nfc|rfid)\\))?${card}\\b`),
  stripe: new RegExp(`\\bmagnetic[- ]?(?:stripe)?${card}\\b|\\bswipe${card}\\b`),
  oneTime: /\b(?:one-time|otp)(?: (?:codes?|passwords?|pin))?(?: \((?:otp|one-time \w+)\))?/,
  pin: /\b(?:pin|password)(?: codes?)?\b|\b(?<!(?:one-time|company) )codes?\b/,
  account: /\baccount numbers?\b/,
  biometric: /\b(?:finger ?prints?|biometrics?)(?: readers?| scanners?)?\b/,
  card: /\b(?:cards?|badges?)\b/,
}

/** Who may work with a machine, and what lets them in. */
export const accessSubjects: readonly NamedSubject[] = [
  {
    id: 'identification',
    words: oneOf(
      /\b(?:users?|operators?|customers?|depositors?) (?:shall|must|should|can|will) (?:be able to )?(?:identify|log in|authenticate)(?: themselves)?\b/,
      /\b(?:users?|operators?|depositors?|customers?) authentication\b/,
      /\b(?:users?|operators?|depositors?|customers?)?(?: (?:shall|must|should|can))?(?: be)? ?(?:identif(?:y|ies|ied|ication)|log(?:ged)?[- ]?(?:in|on)|sign(?:ed)?[- ]?(?:in|on))\b/,
    ),
    neutral: anyOf(
      'identify log authenticate',
      'each|cashiers?|tellers?|personal|individual|users?|operators?|customers?|depositors?|themselves?|login|means|own|access|tags?|as well',
    ),
    rows: /^(?:Identification|Users)$/,
    choices: means,
    // A card with a PIN is more than either.
    others: oneOf(
      /\b(?:cards?|codes?|pin)\b.*\bwith\b|\b(?:notes?|currenc\w*|two[- ]factor)\b/,
      /\bcards?\b.*\band\b.*\b(?:pin|codes?|otp|one-time|password|account)\b/,
      /\b(?:pin|codes?|otp|one-time|password|account)\b.*\band\b.*\bcards?\b/,
    ),
  },
  {
    id: 'cardReader',
    words: /(?<=\bcards? )(?:readers?|reading|acceptors?)\b|\breaders?(?= (?:for|of) [^,;]*\bcards?\b)/,
    neutral: anyOf('accept read', 'type|customers?|users?|bank|both|integrated'),
    rows: /^(?:Card reader|Identification|Users|Payment\/Cards|Payment types|Other payment)$/,
    choices: means,
    isWeak: true,
    related: /^Payment|payment$/,
  },
  {
    id: 'lock',
    words: oneOf(
      /\b(?:safe )?lock(?!s)\b|\b(?:lock|opening|time)(?=[- ]delay\b)/,
      /\b(?:safe )?opening of (?:the )?(?:safe|vault|machine)\b/,
      /\b(?:opened|unlocked|accessed)(?=.*\b(?:dual|persons?|control|custody)\b)/,
    ),
    rows: /^(?:Safe\/Lock|Cabinet\/Lock|Lock)$/,
    byWords: true,
    choices: { dual: /\b(?:by )?(?:dual[- ](?:control|custody)|two-person)\b(?! code)/ },
    takes: true,
    isWeak: true,
    neutral: anyOf('program adjust set', 'time(?= delay)|safe|door|opening|adjustable|programmable|settable'),
  },
  {
    id: 'keypad',
    words: /\b(?:key ?pads?|pin[- ]?pads?|key ?boards?)\b/,
    rows: /^(?:Fascia\/Keypad|Controls|Accessibility)$/,
    neutral: anyOf('encrypt', 'type|customers?|users?|entry'),
    choices: {
      encrypting: /\bencrypt(?:ing|ed|ion)(?: type)?(?: \(?epp\)?)?|\bepp\b/,
      numeric: /\bnumeric(?:al)?\b/,
      tactile: /\btactile\b/,
    },
    dimension: 'count',
    noun: 'key',
    better: 'more',
    isThing: true,
    isSilent: true,
  },
]
