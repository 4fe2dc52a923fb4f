import { anyOf, oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

/** No sheet says how it takes used notes, or new ones alone. */
const others = /\b(?:used|new|old) (?:bank ?)?(?:notes|bills)\b/

/** What is done with notes on their way through a machine, and how many go at once. */
const neutral = anyOf(
  'load feed insert place fill receive stack collect gather hold contain retain store deposit accumulate accept carry',
  '(?:at|in) (?:one|1|a|any|any one|the same|a single|one single) (?:time|go|batch|load|loading|feeding|stack|filling)',
  '(?:at once|per (?:time|load|feed|insertion|transaction|deposit|batch)|in (?:a|one|1) (?:bundle|operation|deposit))',
  'put|kept|keep|counted|medium|validator|acceptor|separate|total|bulk|bunch|stacking',
  '(?:per|each|in (?:each|every|one|a)) (?:(?:sorting|output) )?(?:pocket|stacker|bin)',
  'output|intake|into|inside|holding|genuine|valid|capacity|full(?= bundle)|one',
  '(?:customers?|depositors?|users?)(?= (?:can|shall|must|should|is able)\\b)|fed|bundles?|stacks?|dropped|falls?|use|cash|collection|collected',
)

const capacity = { dimension: 'count', better: 'more', others, neutral } as const
const speed = {
  others,
  neutral: anyOf(
    'feed deposit pass intake throughput',
    '(?<=\\bsort\\w*\\b.*)denominations?|denominations?(?=.*\\bsort)|rated|mechanical|operation|active|achieved|sustained|whilst|highest|top',
  ),
  dimension: 'perMinute',
  better: 'more',
  hasSettings: true,
  related: /^(?!.*print).*(?:speed|throughput|intake)|^Note acceptance$/i,
} as const

const note = '(?:bank ?notes?|notes?|bills?|cash|currency)'
const fast = '(?:speed|rate|throughput|velocity|performance)'
const much = '(?: (?:(?:holding |storage |loading )?capacity|size|volume))?'
const tray = '(?:hopper|tray|pocket|slot|bin|stacker|compartment|box|cup|unit|section|area|outlet|position)'

/** What is done with notes that a depositor takes back. */
const givenBack = new RegExp(
  '(?:\\b(?:so that )?(?:the )?(?:customers?|depositors?|users?) (?:can )?)?\\b(?:cancel(?:lation)?|get back|giv(?:en|es?) back|gets? (?:his|her|their)(?: own| original)? notes back|take back|returns?|returned|original notes)\\b' +
    "(?: (?:of|the|his|her|their|customer's|depositor's|upon|own|same|gets|original|notes?|transaction|deposit|and|get|take|have|back|returned|return|to|customers?|depositors?|on|cancellation|it|them|is|are))*\\b",
)

const refused = '(?:reject(?:ed)?|refused|unaccepted|unrecogni[sz]ed|not accepted|invalid)'
const payer = '(?:depositor|customer|user|operator)'

/** `counting speed`, `speed of counting`, `rate at which notes are counted`. */
const speedOf = (doing: string): RegExp =>
  new RegExp(
    `\\b(?:${doing}) ${fast}\\b|\\b${fast} (?:of|for|in|when|while|during|at)(?: the)? ` +
      `(?:${note} )?(?:${doing})\\b`,
  )

/** Speeds and capacities. The more exact ones come first. */
export const capacitySubjects: readonly NamedSubject[] = [
  {
    ...speed,
    id: 'fitnessSpeed',
    words: oneOf(speedOf('fitness(?: sorting)?|sorting (?:by|for) fitness')),
    neutral: /\b(?:sort(?:ing|ed)?|throughput|speed)\b/,
    rows: /^(?:Fitness sorting speed|Speed\/Fitness)$/,
  },
  {
    ...speed,
    id: 'denominationSpeed',
    words: oneOf(
      speedOf('sort(?:ing)? by denominations?'),
      /\bsort(?:ing)? speed:? \(?by denominations?\)?|\bdenomination sorting(?=:? (?:≥|>=|at least|(?:not|no) (?:less|fewer) than|min(?:imum)?\.?) #)/,
    ),
    // That of sorting by fitness may be lower.
    rows: /^(?:Sorting speed|Speed\/(?:Sorting|Denomination or face)|Speed)$/,
  },
  {
    ...speed,
    id: 'sortingSpeed',
    words: oneOf(speedOf('sort|sorting')),
    rows: /^(?:Sorting speed|Speed\/(?:Sorting|Fitness|Denomination or face)|Speed)$/,
  },
  {
    ...speed,
    id: 'countingSpeed',
    words: speedOf(`(?:${note} )?count(?:ing)?`),
    rows: /^(?:Counting speed|Note counting speed|Speed\/Counting|Counting speed\/.*|Speed)$/,
    floor: /^Sorting speed$/,
  },
  {
    ...speed,
    id: 'dispenseSpeed',
    words: oneOf(
      speedOf(`(?:${note} )?(?:dispens(?:e|ing)|pay-?out)`),
      /(?:pays? out|dispenses?) (?:bank ?)?notes|note pay-?out\b/,
    ),
    rows: /^(?:Dispense speed|Note payout)$/,
    lacking: /^Cash: Not fitted|^Change: (?:None|Not given)/,
    related: /^(?!Coins).*Payout|Note speed$/,
  },
  {
    ...speed,
    id: 'depositSpeed',
    words: oneOf(
      speedOf(
        `(?:${note} )?(?:deposit(?:ing)?|intake|accept(?:ance|ing|or)|validat(?:ion|ing|or)|insertion)(?: module)?`,
      ),
      /(?<=#\d+ *)\b(?:in|for|on|when) deposit(?:s|ing)?\b/,
      /(?:bank ?)?note intake\b/,
    ),
    rows: /^(?:Deposit speed|Note counting speed|Intake speed|Note intake|Note acceptance\/Speed|Coins\/Intake)$/,
    rowsIn: { cds: /^Counting speed$/, 'banking-cit': /^Counting speed$/ },
    lacking: /^Cash: Not fitted/,
  },
  {
    ...speed,
    id: 'wrappingSpeed',
    isThing: true,
    neutral: /\b(?:wrap(?:s|ped)?|coins?|into|rolls?|up|faster)\b/,
    words: /\b(?:coin )?(?:roll )?wrapping(?: speed| rate)?\b/,
    rows: /^Wrapping speed$/,
    related: /wrap/i,
  },
  {
    ...speed,
    id: 'strappingSpeed',
    neutral: /\b(?:bind|band|strap|throughput|speed|output)\b/,
    words: /\b(?:strapping|banding|bundling) (?:speed|rate)\b/,
    rows: /^Speed$/,
  },
  {
    ...speed,
    id: 'speed',
    isWeak: true,
    words:
      /\b(?:(?:(?:note )?processing|feeding|operating|working|rated|machine|mechanical) )?(?:speed|throughput)\b/,
    rows: oneOf(
      /^(?:Speed|Counting speed|Sorting speed|Note counting speed|(?:Deposit|Dispense|Intake) speed)$/,
      /^(?:Throughput|Speed\/.*|Counting speed\/.*)$/,
    ),
  },
  {
    ...capacity,
    isThing: true,
    id: 'rejectCapacity',
    words: oneOf(
      new RegExp(
        `\\breject(?:ion|ed|s)?(?:[- ]${note})?(?: (?:${tray}${much}|capacity)|:? capacity)(?![a-z])`,
      ),
      new RegExp(`(?<=\\breject(?:ed|s)?\\b(?!.*\\bcoins?\\b).*)\\b(?:separate|own|dedicated) ${tray}`),
      new RegExp(
        `\\b(?:pocket|tray|bin|stacker|compartment(?! for (?:the )?suspect))${much} for (?:the )?` +
          `(?:rejects?|reject(?:ed|ion)|suspect(?:ed)?|suspicious|doubtful|unrecogni[sz]ed|unreadable)(?: ${note})?(?![a-z])`,
      ),
    ),
    rows: /^(?:Capacity\/Reject pocket|Pockets\/Reject|Capacity\/Reject tray)$/,
    neutral: oneOf(
      neutral,
      /\b(?:unreadable|doubtful|suspect(?:ed)?|suspicious|reject(?:ed|s)?|unrecogni[sz]ed|invalid|returned)\b/,
      /\b(?:so(?: that)? )?(?:(?:the )?count(?:ing)? (?:continues|goes on) )?without (?:stop|interrupt|halt)\w*(?: (?:of|the|machine|count(?:ing)?|process(?:ing)?|operation))*\b/,
      /\b(?:so (?:that )?)?(?:the )?(?:machine|count(?:ing)?|processing)(?: (?:does|do|is|need|must|shall|should|will|be))* not (?:be )?(?:stop|interrupt|halt)\w*(?: (?:when|if|at|by|each|every|time|the|an?|is|are|found|detected|suspect|suspicious|notes?|rejects?|counterfeits?))*/,
    ),
    lacking: /^Reject handling: (?:No separate|Feed stops)/,
    related:
      /Suspect compartment|Reject handling|Return pocket|^(?:Outlets|Sixth drawer|Pockets|Pockets\/Configuration)$/,
  },
  {
    ...capacity,
    isThing: true,
    id: 'returnPocket',
    words: new RegExp(
      `\\breturn ${tray}${much}(?![a-z])|` +
        `\\b(?:separate )?(?:pocket|tray|slot) for (?:the )?(?:returned|refused|not accepted|return of (?:the )?${refused}) ${note}(?![a-z])|` +
        `\\breturn(?:s|ed|ing)?(?: of)? (?:the |all )?${refused} ${note}(?: to (?:the )?${payer})?(?![a-z])|` +
        `\\b${refused} ${note} (?:(?:shall|must|should|will|to|are) )*(?:be )?(?:returned|(?:handed|given) back)(?: to (?:the )?${payer})?(?![a-z])`,
    ),
    rows: /^(?:Capacity\/Return pocket|Note handling\/Return pocket)$/,
    others: oneOf(others, /\bone (?:by one|at a time)\b/),
    related: /Reject (?:pocket|tray)|Suspect compartment/,
  },
  {
    ...capacity,
    isThing: /\b(?:bulk|bunch|bundles?)\b/,
    id: 'hopper',
    words: oneOf(
      new RegExp(
        `\\b(?:(?:input|inlet|in-?feed|feed(?:ing)?|intake|loading|insertion|${note}|bulk|main) )*` +
          `(?:hopper|feeder)s?${much}(?![a-z])`,
      ),
      new RegExp(
        `\\b(?:input|inlet|in-?feed|feed(?:ing)?|intake|loading|insertion|entry|receiving hopper) ` +
          `(?:${tray}${much}|capacity|size)(?![a-z])`,
      ),
      /\b(?:bulk|bunch|bundle) (?:(?:note|banknote|cash) )?(?:feed(?:ing|er)?|intake|input|accept(?:ance|or)|insertion|deposit)(?: module)?\b|\bin bulk\b/,
      /\bstack size(?: per feed)?\b|\bin-?feed\b|\bnotes per (?:insertion|feed(?:ing)?|load(?:ing)?)\b/,
      /\b(?:in 1 bundle|(?:note )?(?<!double[- ])feeding)\b/,
    ),
    rows: oneOf(
      /^(?:Capacity\/Hopper|Pockets\/Hopper|Hopper capacity|Hopper|Capacity\/Feeder)$/,
      /^(?:Capacity\/Input hopper|Capacity\/Input pocket|Capacity\/Intake hopper)$/,
      /^(?:Note handling\/Feed slot)$/,
    ),
    rowsIn: { retail: /^Note intake$/ },
    lacking: /^Cash: Not fitted|^(?:Feed|Note acceptance(?:, Feed)?): Single/,
    others: oneOf(
      others,
      /\b(?:during|while)\b|\b(?:makes?|forms?|into|delivers?|produces?|creates?) bundles\b|\bone (?:by one|(?:note |coin )?at a time)\b|\btake in\b.*\bper deposit\b/,
    ),
    related: /^(?:Note intake|Feed|Infeed|Note acceptance.*|Coins\/Intake|Document\/Feed|.*\/Tray)$/,
  },
  {
    ...capacity,
    id: 'stacker',
    words: oneOf(
      new RegExp(
        `\\b(?:(?:output|note|main|receiving) )?(?:stackers?|stacking(?: ${tray})?)${much}(?![a-z])`,
      ),
      new RegExp(
        `\\b(?:output|outlet|receiving|(?<!(?:receiving|stacking) )delivery|collect(?:ing|ion)|exit|catch|accept) ` +
          `(?:tray|pocket|bin|compartment|hopper|stacker)${much}(?![a-z])|\\b(?:output|outlet) (?:capacity|size)\\b`,
      ),
    ),
    rows: /^(?:Capacity\/Stacker|Pockets\/Stacker|Capacity\/Sorting pocket|Stacker capacity|Capacity\/Output tray)$/,
    related: /^Pockets\/Accept$/,
  },
  {
    ...capacity,
    id: 'pocketCapacity',
    words: oneOf(
      new RegExp(
        `\\b(?:(?:stack(?:ing|er)|pocket|output) )?(?:capacity|size) (?:of|per|for|in) (?:each |every |the |one |a )?` +
          `(?:(?:sort(?:ing)?|output|stacking) )?(?:pockets?|stackers?|bins?)\\b`,
      ),
      /\b(?:(?:sorting |output )?pocket capacity)\b/,
      /\b(?:(?:each|every)(?: of the)? (?:sorting |output |stacking )?(?:pocket|stacker|bin)s?)\b/,
    ),
    rows: /^(?:Capacity\/(?:Sorting pocket|Stacker)|Pockets\/Stacker|Stacker capacity)$/,
    // A reject pocket is one of them, and holds less.
    uncertain: /\b(?:each|every)(?: (?:one )?of the)? (?:pocket|bin)s?\b/,
    related: /Stacker|pocket/i,
  },
  {
    ...capacity,
    isThing: true,
    id: 'escrow',
    words:
      /\b(?:(?:temporary|intermediate|interim) storage(?: \(escrow\))?|escrow(?: (?:unit|module|position|stacker|store))?)(?: capacity)?\b/,
    rows: /^(?:Escrow|Capacity\/Escrow)$/,
    neutral:
      /\b(?:until|till|before|prior to) (?:the )?(?:(?:customer|depositor|user|transaction|deposit)s? )?(?:(?:has|have|is|been|final|finally) )*(?:confirm\w*|accept\w*|complet\w*|finish\w*|approv\w*)(?: (?:by|of|the|it|his|their|customer|depositor|transaction|deposit|amount|count))*\b/,
    choices: { returned: givenBack },
  },
  {
    ...capacity,
    id: 'storage',
    words: oneOf(
      new RegExp(
        `\\b(?:(?:final|secure|safe|total|${note}) )*storage${much}(?![a-z])|\\bfinal(?= capacity)|\\b(?:total )?note capacity\\b`,
      ),
      new RegExp(
        `\\b(?:(?:each|every) (?=cassette|bag))?(?:(?:${note}|deposit|collection) )?(?:cassettes?|bags?|box|container)${much}(?![a-z])|\\bvault\\b`,
      ),
    ),
    rows: oneOf(
      /^(?:Capacity\/Bag|Capacity\/Cassettes|Storage\/Cassettes|Cassette capacity)$/,
      /^(?:Note handling\/Storage|Note acceptance\/Cassette|Capacity\/Cash box)$/,
      /^(?:Cash storage\/.*)$/,
    ),
    own: /\b(?:bag|cassette|box)s?\b/,
    lacking: /^Cash: Not fitted/,
    others: oneOf(others, /\b(?:numbered|itself)\b/),
    related: /stor|memory|recycling|overflow|outlet|bag|drawer|cups|locked/i,
  },
  {
    id: 'serialMemory',
    words: oneOf(
      /\b(?:serial[- ]numbers? (?:memory|storage|records?)|storage of serial[- ]numbers?)\b/,
      /\bmemory for (?:serial[- ]numbers?\b|(?=.*\bserial[- ]numbers?\b))/,
    ),
    rows: /^Serial-number memory$/,
    neutral: /\b(?:stor(?:e|es|ed|ing)|memory|internal|integrated)\b/,
    related: /^Serial number reading$/,
    lacking: /^Serial number reading: None/,
    isThing: true,
    dimension: 'count',
    better: 'more',
  },
]
