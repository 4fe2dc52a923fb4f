import * as choices from './choices.ts'
import { oneOf } from './oneOf.ts'
import type { NamedSubject } from './subject.ts'

const parts = /\b(?:printers?|sticks?|scanners?|readers?|switch|pedal|cables?|displays?|keyboards?|mouse)\b/
  .source
const sockets = /\b(?:ports?|interfaces?|connect\w*|sockets?|for)\b/.source
const supplied = /\b(?:includ|suppl|deliver|provid)/.source

/** What is connected comes with no interface, as in `RS-232 printer included`. */
const connected = new RegExp(`^(?=.*${parts})(?:(?!.*${sockets})|(?=.*${supplied}))`)

const forged = '\\b(?:counterfeits?|forgery|forged|fake|double)'

/** What a sheet names choices for. */
export const choiceSubjects: readonly NamedSubject[] = [
  {
    id: 'serialNumbers',
    words:
      /\b(?:reading of |read the |read )?serial[- ]numbers?(?: reading| recognition| capture| recording)?\b/,
    neutral: /\bocr\b/,
    rows: /^Serial number reading$/,
    // The machine itself has a number.
    others:
      /^(?!.*\b(?:read|recogni|captur|record|ocr|scan)).*\b(?:provid|suppl|deliver|machine|unit|equipment|device|plate|label|sticker|engrav|stamp|invoice|packing|state|show)/,
    choices: choices.currencyChoices,
    isComplete: true,
    related: /^Event log$/,
  },
  {
    id: 'currencies',
    words:
      /\b(?:currenc(?:y|ies))(?: (?:to be )?(?:supported|sorted|counted|accepted|recognised|processed))?\b/,
    neutral: /\b(?:different|various|including|validator|acceptor|(?:installed )?at delivery)\b/,
    rows: oneOf(
      /^(?:Currencies|Currencies \(notes\)|Currencies by value|Currencies\/.*|Note currencies|Currency pairs)$/,
      /^(?:Notes|Coin currencies|Coins|Suitable notes)$/,
    ),
    choices: choices.currencyChoices,
    // An offer has a currency too, and a list says nothing of one run.
    others: oneOf(
      /\boffered in\b|\bat (?:once|a time)\b/,
      /\b(?:supplier|vendor|bidder|bid|offer|contract|payment|price)(?:'s)? currency\b/,
    ),
    related: /^(?:Coin programmes|Payment\/(?:Notes|Coins))$/,
    isComplete: true,
    isImplied: true,
    isCounted: true,
    dimension: 'count',
    noun: 'currency',
  },
  {
    id: 'detection',
    words: oneOf(
      oneOf(
        new RegExp(`${forged}(?: (?:bank ?)?notes?| money)? (?:detection|recognition|sensing)\\b`),
        new RegExp(`${forged}(?: (?:bank ?)?notes?| money)? (?:identification|checks?|tests?)\\b`),
      ),
      /\bdetection of (?:counterfeits?|forger(?:y|ies)|fakes?)(?: notes?)?\b|\bstops? (?:at|on)\b/,
      /\b(?:authenticat(?:ion|es?)|authenticity(?: checks?| tests?| verification)?)\b/,
      /\b(?:(?:note |banknote )?validation|detect(?:s|ed)?)\b/,
      /\bchecked (?:by|for)\b/,
      /\b(?:detection(?: methods?| modes?| by)?|sensors?)\b/,
    ),
    neutral: oneOf(
      /\b(?:validator|acceptor|technolog(?:y|ies)|methods?|measurement)\b/,
      /\bcheck(?:s|ed|ing)?(?: of (?:every|each) note)?\b/,
      /\b(?:counterfeit|forged|fake)(?= (?:bank ?)?(?:notes?|bills?|currency)\b(?!\s*:))|\btesting\b/,
    ),
    rows: /^(?:(?:Detection|Sensors)(?:\/.*)?|Authentication|Recognition|Error detection)$/,
    others: /\bcaptur\w*|\brecord\w*|\bstor(?:e|ed|ing)\b/,
    related: /^(?:Double-feed detection|Imaging)$/,
    choices: choices.detectionChoices,
    isComplete: true,
    isImplied: true,
    certain: ['uv', 'mg', 'ir', 'image', 'dualImage', 'ultrasonic'],
  },
  {
    id: 'display',
    words: /\b(?:display|screen|monitor)(?: size)?\b/,
    neutral: /\b(?:diagonal|functions?|operat(?:ion|ed|or)|panel)\b/,
    rows: /^Display$/,
    others: /\bcustomers?\b/,
    dimension: 'length',
    better: 'more',
    choices: choices.displayChoices,
    isImplied: true,
    certain: ['touch'],
  },
  {
    id: 'languages',
    words: oneOf(
      /\b(?:(?:menu|user|operator|interface|operating|display|(?:on-)?screen) )?(?:languages?|menus?)\b/,
      /\blanguages? (?:on|of) (?:the )?(?:screen|display)\b|\b(?:user|operator) interface(?=.*\blanguage)/,
    ),
    neutral: /\b(?:operator|panel)\b/,
    rows: /^(?:Languages|Display)$/,
    choices: choices.languageChoices,
    isComplete: true,
    others:
      /\b(?:technical|vendor|supplier|bidder|manufacturer|specifications?|support in|delivery|certif\w*)\b/,
  },
  {
    id: 'interfaces',
    words: /\b(?:interfaces?|connectivity|communications?(?: ports?| interfaces?)?|data ports?)\b/,
    neutral:
      /\b(?:ports?|sockets?|connectors?|connections?|connect(?:ed|ing)?|communication|modules?|integrated|as a fallback)\b/,
    rows: /^Interfaces$/,
    others: connected,
    choices: choices.interfaceChoices,
    isComplete: true,
    isImplied: true,
    also: ['number', 'count'],
  },
  {
    id: 'sortingModes',
    isWeak: true,
    words: oneOf(
      /\bsort(?:ing|ed|s)?(?: modes?| functions?| by)?\b/,
      /\bseparat(?:e|es|ing|ion)(?= (?:of )?(?:bank ?)?(?:notes|coins) by)/,
      /\bdeposits?(?: processing| separated)?(?= (?:by|with|using) header)/,
    ),
    neutral: /\binto\b/,
    rows: /^(?:Sorting modes|Sorting\/.*|Fitness)$/,
    choices: choices.sortingChoices,
    isComplete: true,
  },
  {
    id: 'countingModes',
    isWeak: true,
    words: oneOf(
      /\bcount(?:ing|s)? (?:modes?|functions?)\b|\bcounts?(?= mixed (?:denominations?|notes|values?)\b)/,
      /(?<=\badd(?:ing|ition)? )(?:function|mode)\b/,
      /\bcounts?(?= (?:the |and )?(?:total |sum )?(?:the )?value of mixed)|\bcounting(?= (?:of )?mixed denominations?)/,
      /(?<=\b(?:value|mixed[- ]value|mixed[- ]denominations?) )count(?:ing|er)\b/,
    ),
    rows: /^(?:Counting modes|Counting speed(?:\/.*)?)$/,
    choices: choices.countingChoices,
    related: /^(?:Counting method|Sorting modes|Sorting\/Other modes)$/,
  },
  {
    id: 'orientations',
    words: /\b(?:all|any|each|every)(?: of)?(?: the)?(?: #?\d+)?(?= *(?:possible )?orientations?\b)/,
    rows: /^(?:Feed|Note acceptance|Note acceptance\/Feed|Note handling\/Feed slot|Hopper)$/,
    neutral: /\b(?:fed|inserted|possible|insertion|feeding)\b/,
    choices: { any: /\borientations?\b/ },
  },
  {
    id: 'certificates',
    isWeak: true,
    words: /\b(?:certificates?|certifications?|certified|marking|conformity)\b/,
    neutral: /\b(?:mark(?:ed)?|compliant|according|accordance|conforming)\b/,
    rows: /^Certificates$/,
    // A firm has certificates of its own.
    others: /\b(?:of|from|for) the (?:supplier|vendor|bidder|manufacturer|maker)\b/,
    choices: choices.certificateChoices,
    isImplied: true,
  },
  {
    id: 'qrCodes',
    words: /(?<!\bpayments?\b.*)(?<=\bqr[- ])(?:codes?|reader)(?: (?:reader|reading|scanner)s?)?\b/,
    rows: /^(?:Payment\/QR|Payment types|Other payment|Barcode reader)$/,
    choices: choices.codeChoices,
    others: /\bbar ?codes?\b|\bprint/,
  },
  {
    id: 'safeGrade',
    words: oneOf(
      /\b(?:burglary (?:resistance|grade|class)|security (?:class|grade|level))\b/,
      /\b(?:safe|vault)(?: certified to| grade| security| resistance|,? burglary class)?\b/,
      /\b(?:en_14450(?=.*\bs[12]\b)|en_1143-1(?=.*\bgrade\b))\b/,
    ),
    neutral: /\b(?:certified|according|accordance|conforming)\b/,
    rows: /^(?:Safe|Cabinet)\/Burglary grade$/,
    choices: choices.securityChoices,
    scales: [
      ['s1', 's2'],
      ['cen0', 'cen1', 'cen2', 'cen3'],
    ],
  },
  {
    id: 'printMethod',
    words: oneOf(
      /\bprint(?:ing)? (?:method|technology|principle|type)\b/,
      /(?<=\b(?:matrix|impact|transfer|laser|ink-?jet) )print(?:er|(?:er)? ?head)\b/,
    ),
    rows: /^(?:Print method|Encoding\/Method)$/,
    related: /print/i,
    choices: choices.printChoices,
    isComplete: true,
    dimension: 'count',
    noun: 'needle',
  },
  {
    id: 'material',
    words: /\bmaterial\b|(?<=\btape\b.*)\bmade (?:of|from)\b/,
    neutral: /\b(?:banding )?tape\b/,
    rows: /^Material$/,
    related: /^Tape/,
    choices: choices.materialChoices,
    isComplete: true,
  },
  {
    id: 'identification',
    words:
      /\b(?:users?|operators?|depositors?|customers?)?(?: (?:shall|must|should|can))?(?: be)? ?(?:identif(?:y|ies|ied|ication)|log(?:ged)?[- ]?(?:in|on)|sign(?:ed)?[- ]?(?:in|on))\b/,
    neutral: /\b(?:personal|individual)\b/,
    rows: /^(?:Identification|Users)$/,
    // A card with a PIN is more than either.
    others: /\band\b|\b(?:cards?|codes?|pin)\b.*\bwith\b/,
    byWords: true,
  },
]
