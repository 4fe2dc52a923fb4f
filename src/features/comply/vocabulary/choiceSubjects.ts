import * as choices from './choices.ts'
import { anyOf, oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

const parts = /\b(?:printers?|sticks?|scanners?|readers?|switch|pedal|cables?|displays?|keyboards?|mouse)\b/
  .source
const sockets = /\b(?:ports?|interfaces?|connect\w*|sockets?|for)\b/.source
const supplied = /\b(?:includ|suppl|deliver|provid)/.source
/** What is connected comes with no interface, as in `RS-232 printer included`. */
const connected = new RegExp(
  `^(?=.*${parts})(?!.*\\b(?:port|connection|socket)s? for [^,;]* (?:to|shall|must) be provided$)(?:(?!.*${sockets})|(?=.*${supplied}))`,
)

const forged = '\\b(?:counterfeits?|forgery|forged|fakes?|false)'
const defect = '(?:soil|stain|dirt|torn\\b|tears?\\b|tape|hole|corner|graffiti|writ|scribbl)'
const note = '(?:bank ?notes?|notes?|bills?|money|currency)'

/** What a sheet names choices for. */
export const choiceSubjects: readonly NamedSubject[] = [
  {
    id: 'serialNumbers',
    words:
      /\b(?:(?:reading|recognition|capture|capturing|recording|ocr) of |(?:read|capture|recognise) )?(?:the )?(?:bank ?note |note )?serial[- ]numbers?(?: (?:reading|recognition|capture|capturing|recording|reader|ocr|trac(?:e|ing)|tracking|scanning))*\b/,
    neutral: anyOf(
      'read capture scan recognise extract process record deposit accept',
      'readable|ocr|notes?|during|denominations?(?= notes)|fitted standard',
    ),
    rows: /^Serial number reading$/,
    // The machine itself has a number.
    others:
      /\blicen[cs]e|^(?!.*\b(?:read|recogni|captur|record|ocr|scan)).*\b(?:provid|suppl|deliver|machine|unit|equipment|device|plate|label|sticker|engrav|stamp|invoice|packing|state|show)/,
    choices: choices.currencyChoices,
    isComplete: true,
    isThing: true,
    isCounted: true,
    dimension: 'count',
    noun: 'currency',
    related: /^Event log$/,
  },
  {
    id: 'currencies',
    words:
      /\b(?<!\bsort(?:ing|ed|s)?\b[^,;]*\bby )(?:(?:(?:installed|local|foreign|national|basic|major|main|additional|other) )?currenc(?:y(?! mode)|ies)|(?<!\b(?:rejected |of (?:[a-z]+ )?))banknotes(?=:))(?: (?:to be )?(?:supported|counted|accepted|recognised|processed|handled|installed|supplied))?\b/,
    neutral: oneOf(
      anyOf(
        'count process recognise handle accept store',
        '(?:out of|from) the box|pre-?(?:loaded|installed|programmed)|storable|readable|automatic(?= recognition)|deposit module|programmed|acceptance|multi(?:ple)?|different|various|several|among|including|both|additionally|sets?(?! up)|additional',
        'further|other|extra|main|first|second|third|ready|(?:expand|extend|upgrad)able(?= (?:to|by|with) *¤)|(?<=¤ *)available on (?:order|request)$|templates?|memory|data(?:base|set)s?',
      ),
      /\b(?:(?:already )?installed )?(?:at|on|upon) (?:the day of )?(?:delivery|commissioning)\b|\binstalled when delivered\b/,
      /\b(?:installed|loaded|activated) [^,;]*(?:before|prior to) (?:delivery|shipment)\b|\b(?:installed|supplied|usable|to be loaded)\b|\bin all\b/,
    ),
    // A list of currencies does not say how they are checked, nor what is kept of them.
    uncertain: oneOf(
      /\b\d+ (?:additional|other|further|extra|more)\b/,
      /\b(?:check|detect|captur|measur|read|show|display)(?:e?s|e?d|ing|e)?\b/,
      /\bstor(?:e|es|ed|ing)\b(?=.*\bnotes?\b)|\bnotes?\b.*\bstor(?:ed|ing)\b/,
    ),
    rows: oneOf(
      /^(?:Currencies|Currencies \(notes\)|Currencies by value|Currencies\/.*|Note currencies|Currency pairs)$/,
      /^(?:Notes|Coin currencies|Coins)$/,
    ),
    choices: choices.currencyChoices,
    // An offer has a currency too, and a list says nothing of one run.
    others: oneOf(
      /\boffered in\b|\bdeposits? in (?:\d|several|multiple|different|mixed)|\bat (?:once|a time)\b|\d.*\b(?:foreign|local)\b|\b(?:foreign|local)\b.*\d/,
      /\b(?:supplier|vendor|bidder|bid|offer|contract|payment|price)(?:'s)? currency\b/,
      /\bcurrenc(?:y|ies) mixed counting\b|\bmixed (?:denominations|values) of at least\b/,
    ),
    related: /^(?:Cash|Coin programmes|Suitable notes|Payment\/(?:Notes|Coins))$/,
    isComplete: true,
    isImplied: true,
    isCounted: true,
    dimension: 'count',
    noun: 'currency',
  },
  {
    id: 'fitnessCriteria',
    words: oneOf(
      /\bfitness (?:sorting )?(?:criteria|parameters?|defects?|detection|sensors?|checks?)\b/,
      new RegExp(`\\b(?:detect(?:s|ed|ion|ing|ors?)?|sort(?:s|ing)?)\\b(?=.*${defect})`),
      new RegExp(`(?<=${defect}.*)\\b(?:detection|detected)\\b`),
    ),
    neutral: anyOf(
      'detect recognise sort adhere fitness stick cover include',
      '(?:recognised|identified|detected) as|unfit|fit|repaired(?= (?:with|by)\\b)|based|adhesive|notes?|such as|like|defects?|corners?|types?|on',
    ),
    rows: /^(?:Sorting\/Fitness criteria|Fitness|Detection|Detection\/Thickness)$/,
    choices: choices.fitnessChoices,
    related:
      /^(?:Sorting modes|Fitness levels|Fitness sorting speed|Speed\/Fitness|Detection.*|Error detection)$/,
  },
  {
    id: 'detection',
    // One word alone is a heading.
    isThing: /\w[^a-z]+\w/,
    words: oneOf(
      oneOf(
        new RegExp(
          `${forged}(?: ${note})? (?:detect(?:ion|ing|or)?|recognition|sensing|identification|checks?|tests?|protection|sensors?)\\b`,
        ),
        new RegExp(
          `\\b(?:detect(?:ion|s|ing)?|protection|recognition|identification|check(?:s|ing)?) (?:of |against |for )?(?:the )?` +
            `(?:counterfeits?|forger(?:y|ies)|fakes?|forged|false|suspect(?:ed)?)(?: ${note})?(?![a-z])`,
        ),
      ),
      /\b(?:authenticat(?:ion|es?|ed|ing)|authenticity(?: checks?| controls?| tests?| verification)?)\b/,
      /\b(?:(?:note |banknote )?validat(?:ion|ed)|detect(?:s|ed|ing|ors?)?)\b/,
      /\b(?:checked|verified|recognised) (?:by|for)\b|\bverification(?=:| (?:by|with|using)\b)|\b(?:imaging|sensing|security features?)\b/,
      /(?<=\balloy )(?:check|test|recognition|control)(?:ing|s)?\b|\brecognition(?= of (?:the )?alloy\b|:? (?:of coins )?(?:by|from|through)\b[^#]*\b(?:diameter|alloy|thickness)\b)/,
      /\b(?:check|measur|control|verif)\w*(?=[^#]*\b(?:thickness|alloy)\b[^#]*$)|(?<=^[^#]*\b(?:thickness|alloy)\b[^#]*)\b(?:check|measur|control|verif)\w*(?=[^#]*$)/,
      /\b(?:(?:automatic )?detection(?: methods?| modes?| by)?|sensors?)\b/,
    ),
    neutral: oneOf(
      anyOf(
        'use scan read examine validate intercept verify sense recognise identify test measure combine employ',
        'multiple(?=.*¤.*¤)|(?<=¤.*¤[^¤a-z]*)both$|based(?= on\\b)|other|further|(?:during|while|in|when) (?:the )?(?:count(?:ing)?|operation)$|verified|verification|ink|for(?= (?:¤|thickness))|validator|acceptor|examination|electronic|measurement|recognition|means|authenticity|acquisition|imaging|light',
        '^(?:each|every) (?:bank ?)?note|(?<=\\bof )(?:each|every) (?:note|coin)|genuine(?= notes)|lamp|head|currency|sizes?|integrated|full|suspect(?:ed)?|scanning|scanned|need|ranges?',
      ),
      /\bcheck(?:s|ed|ing)?(?: of (?:every|each) note)?\b|\berrors?\b|\bwrong(?= *(?:¤|sizes?))/,
      /\b(?:counterfeits?|forged|fake|forger(?:y|ies)|false|foreign(?= coins))\b(?!\s*:)|\bsecurity(?= features?)/,
    ),
    rows: /^(?:(?:Detection|Sensors)(?:\/.*)?|Authentication|Recognition|Error detection)$/,
    others: oneOf(
      /\bcaptur\w*|\brecord\w*|\bstor(?:e|ed|ing)\b/,
      // How something is detected, which most sheets leave out.
      /\bdouble\b.*(?:\bby\b|\().*\b(?:ir|infra-?red|uv|ultraso\w*|sensors?)\b/,
      /\b(?:ir|infra-?red|uv|ultra-?violet) (?:cis|imag\w+)\b|\b(?:print(?:ed)?|edges?|gap)\b/,
    ),
    uncertain: /\b(?:counterfeit|forged|fake|false) coins?\b(?!.*\balloy)/,
    related: /^(?:Double-feed detection|Imaging)$|\b[Dd]oubles?\b/,
    choices: choices.detectionChoices,
    isComplete: true,
    isImplied: true,
    certain: ['uv', 'mg', 'ir', 'cis', 'image', 'dualImage', 'ultrasonic'],
  },
  {
    id: 'display',
    words:
      /\b(?:(?:operator|operating|operation|control|main|user) )?(?:(?<!customer )displays?|screens?|monitors?)(?: (?:size|diagonal|type|panel))?\b/,
    neutral: anyOf(
      'operate touch measure show guide',
      'menu-?driven|menu|diagonal(?:ly)?|functions?|operat(?:ion|or)|panel|control|size|user|interface|results?|coloured',
      'in|by|across|clear|hmi',
    ),
    rows: /^Display$/,
    others: /\bcustomers?\b|\bor (?:an? )?(?:lcd|led|tft)\b/,
    dimension: 'length',
    better: 'more',
    choices: choices.displayChoices,
    isImplied: true,
    isComplete: true,
    certain: ['touch'],
  },
  {
    id: 'languages',
    words:
      /\b(?:(?:menu|user|operator|interface|operating|display|(?:on-)?screen) )*(?:languages?(?: (?:support|options|settings))?|menus?)\b/,
    neutral: anyOf(
      'select switch operate guide appear',
      'in|gui|multi(?:ple)?|including|operator|panel|display(?:ed)?|screen|on-screen',
      'interface|(?:by|for) (?:the )?(?:customers?|users?|depositors?)',
      'user(?= interface)|selectable|guidance|on-screen instructions?|prompts?|texts?|graphical|both',
    ),
    rows: /^(?:Languages|Display)$/,
    related: /\bmenus\b/,
    choices: choices.languageChoices,
    isComplete: true,
    isCounted: true,
    dimension: 'count',
    noun: 'language',
    others:
      /\b(?:technical|vendor|supplier|bidder|manufacturer|specifications?|support in|delivery|certif\w*)\b/,
  },
  {
    id: 'interfaces',
    isOneEnough: true,
    words:
      /(?<=\b(?:printer|bar-? ?code (?:reader|scanner)) )port\b|\b(?:ports?|connections?)(?= (?:for|to) [^,;]*\b(?:printer|bar-? ?code (?:reader|scanner))s?\b)|\b(?:(?:data|external|peripheral|i\/o) (?:interfaces?|ports?)|input\/output|interfaces?|connectivity|communications?(?: ports?| interfaces?)?|data ports?)\b/,
    neutral: oneOf(
      /\b(?:ports?|sockets?|connectors?|connections?|connectable|(?:start|stop)(?=.*¤)|(?<=^[^,;]*¤ *)included$)\b/,
      /\b(?:connect(?:ed|ing|s)?|communicat(?:ion|ing|e)|modules?|integrated)\b/,
      /\b(?:data transfer|data(?= (?:line|connection|link))|line|lan|as a (?:fallback|back-?up)|as back-?up|point)\b/,
      /\b(?:local(?= (?:area )?network)|standard|jacks?|plug|lead|both|socket|link(?:ed)?|one|wired)\b/,
    ),
    rows: /^Interfaces$/,
    others: oneOf(
      connected,
      /\b(?:network|usb(?:_2)?|ethernet|lan|parallel|bluetooth|wi-?fi)\b.*\bprinters?\b/,
      /\busb (?:device|host)\b|\bplug\b|^(?:the |an? )?(?:servers?|pcs?|computers?|hosts?|workstations?|terminals?) (?:with|having)\b/,
      /\binterfaces? of (?:the )?(?:bar|printer|foot|server|pc)|\b(?:server|pc|scanner) interfaces?\b/,
    ),
    choices: choices.interfaceChoices,
    isComplete: true,
    certain: Object.keys(choices.interfaceChoices).filter(
      (id) => !['usbUpdates', 'barcodePort', 'printerPort', 'alarm'].includes(id),
    ),
    isImplied: true,
    also: ['number', 'count'],
  },
  {
    id: 'sortingModes',
    isWeak: true,
    words: oneOf(
      /\bsort(?:ing|ed|s)?(?: modes?| functions?| by| categories| criteria)?\b/,
      /\b(?:separat|segregat|classif|categori[sz]|arrang|divid|grad)(?:e|es|ed|ing|ion|y|ies|ied|ying|ication)\b(?=.*\b(?:denomination|fac(?:e|ing)|orientation|fit|fitness|unfit|issue|serie|version)s?\b)/,
      /(?<=\b(?:fit|unfit|fitness|issues?|series|versions?)\b[^#]*)\b(?:separated|(?:kept|set|held) apart)\b|\bfacing of (?:the )?(?:bank ?)?notes\b|(?<=\bfitness )sorting\b(?![^#]*#)|(?<=\b(?:fit|unfit)\b.*)\b(?:separat|segregat)(?:es?|ed|ing|ion)\b/,
    ),
    neutral: anyOf(
      'arrange separate segregate sort process',
      'into|from|by|notes?|mixed|according|criteria|sorter|selectable|ones|apart|kept',
      '(?:of|within) (?:the )?(?:same|one) denomination',
    ),
    rows: /^(?:Sorting modes|Sorting\/.*|Fitness)$/,
    related: /\b[Uu]nfit notes are kept apart\b|\bcoins\b|^Coin/,
    choices: choices.sortingChoices,
    isComplete: true,
    certain: Object.keys(choices.sortingChoices).filter((id) => id !== 'headerCard'),
  },
  {
    id: 'countingModes',
    isWeak: true,
    words: oneOf(
      /\bcount(?:s|ing)?(?= (?:(?:by|of|the|total) )*(?:mixed (?:denominations?|notes|values?)|value)\b)/,
      /(?<=\b(?:value|mixed[- ]value|mixed[- ]denominations?) )count(?:ing|er)\b|(?<=\bpieces? )counting\b/,
    ),
    neutral: anyOf(
      'count calculate determine display show',
      'totals?|value|denominations?|bundles?|stacks?|deposits?|notes|amounts?|together|(?:pre-?)?sorted',
    ),
    rows: /^(?:Counting modes|Counting method|Counting speed(?:\/.*)?)$/,
    choices: choices.countingChoices,
    // What counts pieces knows no values.
    isComplete: true,
    certain: ['mixed'],
    others: /\bmulti-?currency\b|\bcurrencies\b/,
    related: /^(?:Sorting modes|Sorting\/Other modes)$|\bvalue for each denomination\b/,
  },
  {
    id: 'orientations',
    words:
      /\b(?:all|any|each|every)(?: of)?(?: the)?(?: #?\d+)?(?= *(?:possible |note )?orientation)|(?<=\borientations?:? )(?:any|all)\b/,
    rows: /^(?:Feed|Note acceptance|Note acceptance\/Feed|Note handling\/Feed slot|Hopper)$/,
    neutral: /\b(?:unsorted|fed|inserted|possible|insertion|feeding|acceptance)\b/,
    // A machine stands in one of its own.
    others:
      /^(?!.*\b(?:notes?|bills?|banknotes?|insert\w*|fed|feed\w*|accept\w*|deposit\w*)\b)|\b(?!4\b)\d+ (?:possible )?orientations\b/,
    choices: { any: /\borientations?\b/ },
    stated: /\bin (?:all four|any) orientations?\b/,
    related: /^Capacity\/(?:Feeder|Input)|\bfacing\b|\bfeeder\b/,
  },
  {
    id: 'certificates',
    isOneEnough: true,
    isWeak: true,
    words: oneOf(
      /\b(?:certificates?|certifications?|certified|marking|conformity)\b/,
      /\b(?:approvals?|compliance|(?<=\b(?:ce|cb|rohs)(?: \w+)? )documentation)\b/,
    ),
    neutral: anyOf(
      'mark affix conform comply bear hold submit submitt enclose attach',
      'electrical safety|compliant|according|accordance|valid|standards?|safety|tests?|scheme|documentation|approv(?:al|ed)',
      '(?:attached|enclosed|submitted|provided) (?:to|with|in) the (?:bid|offer|tender|proposal)|directives?|declarations?|reports?|papers?|regulatory|quality|proof|cop(?:y|ies)|european|(?<!made in )eu|international',
    ),
    rows: /^Certificates$/,
    // A firm has certificates of its own.
    others: /\b(?:of|from|for) the (?:supplier|vendor|bidder|manufacturer|maker)\b/,
    choices: choices.certificateChoices,
    isImplied: true,
  },
  {
    id: 'safeGrade',
    isThing: /\w[^a-z]+\w/,
    words: oneOf(
      /\b(?:burglar(?:y|-proof|proof)? ?(?:resistan(?:ce|t)|protection|rating)?(?: grade| class| level)?(?! i+\b))\b/,
      /\b(?:safe(?! (?:operation|use|handling|working))|vault)(?: certifi(?:ed to|cation)| grade| class| security| resistance| rating|,? burglary class)*\b/,
      /\b(?:en_14450(?=.*\bs[12]\b)|en_1143-1(?=.*\bgrade\b))\b|(?<=\bgrade .*)\ben_1143-1\b/,
      /(?<=\bs[12]\b.*)\ben_14450\b|\bresistance(?= grade)/,
    ),
    neutral: anyOf(
      'conform attain class classify test',
      'certif(?:ied|ication)|graded|according|accordance|pursuant|standard|certificate',
      'resistan(?:ce|t)|burglary|burglar|security|rating|grade|class|level|per|under|safe|body|cabinet|door',
    ),
    rows: /^(?:Safe|Cabinet)\/Burglary grade$/,
    choices: choices.securityChoices,
    scales: [
      ['s1', 's2'],
      ['en1143', 'cen0', 'cen1', 'cen2', 'cen3'],
    ],
  },
]
