import { anyOf, oneOf } from './neutralWords.ts'
import type { NamedSubject } from './subject.ts'

/** Words with which a side or a weight is not that of the product itself. */
const others = oneOf(
  /\b(?:notes?|bank ?notes?|bills?|coins?|tape|band|strap|packets?|paper|documents?)\b/,
  /\b(?:passbooks?|slips?|hopper|door|working|operating|operation|gross|shipping|packed|packag\w+)\b/,
  /\b(?:carrying|carton|rolls?|controls?|keypad|screen|slot|shel(?:f|ves)|table(?!-)|desk|counter ?top)\b/,
)

/** What any machine does while it is measured, and the mains that it is measured at. */
const working = anyOf(
  'operate work run function process perform',
  'operation|electric(?:al|ity)?|mains|time|house|connection|normal|state|condition|rated',
)

const environment = anyOf(
  'operate operable work run function perform withstand surround endure bear tolerate cope use',
  'operation|ambient|any|lowest|highest|environment(?:al)?|rooms?|air|climates?|climatic|tropical|hot|coastal|atmospheric|conditions?',
  'non[- ]?air[- ]condition(?:ed|ing)|tolerance|without (?:any )?(?:problems?|difficult(?:y|ies)|trouble|air[- ]condition(?:ing|er))',
  'permitted|allowed|(?<=\\b(?:office|room|hall|branch) )kept|permissible|allowable|normal|indoors?|office|branch|count|suitability',
)

const side = {
  rows: /^Dimensions$/,
  dimension: 'length',
  way: 'side',
  others,
} as const

const sideOf = (id: 'width' | 'depth' | 'height', ...before: readonly string[]): NamedSubject => ({
  ...side,
  id,
  words: new RegExp(
    `\\b(?:(?:${['cabinet', 'body', 'housing', 'casing', 'case', 'overall', 'total', 'external', 'machine', ...before].join('|')}) )?${id}\\b`,
  ),
})

/** Other amounts and spans. */
export const figureSubjects: readonly NamedSubject[] = [
  {
    id: 'pockets',
    words: /\b(?:pocket configuration|(?:output )?pockets|configuration of (?:the )?pockets|stackers)\b/,
    neutral: /\b(?:output|sorting|independent|separate|individual|stacking|configuration)\b/,
    rows: /^(?:Pockets|Pockets\/Configuration)$/,
    dimension: 'count',
    way: 'pockets',
    related: /Stacker|Reject|^Outlets$/,
  },
  {
    id: 'batch',
    isThing: true,
    words: oneOf(
      /\b(?:batch(?:es|ing)?(?: (?:function|stop|counting|mode|size|number|setting|value|quantity)s?)*(?: adjustable)?)\b/,
      /\b(?:preset(?: quantity| stop)?|bundling)\b/,
    ),
    neutral: anyOf(
      'adjust select set count choose program',
      'any|chosen|setting|definable|number of notes per|range|adjustable|selectable|(?:pre-?)?settable|programmable|quantity|user|operator|free|freely|stops? at|clerk|teller|variable|keyed in|entered',
    ),
    // What can be set need not be preset.
    others:
      /\b(?:memory|grand total)\b|\bbatch of \d+ (?:machines?|pallets)\b|\bin (?:machine|units|steps|multiples|increments)s? of\b|\bbatch (?:value counting|(?:mode|function)s?:? *\d)|\bpresets\b|\bpreset\b(?! quantity| stop)(?!.*\d ?(?:to|-|~|and) ?\d)/,
    rows: /^(?:Batch|Capacity\/Batch)$/,
    dimension: 'count',
    isSpan: true,
    takes: true,
  },
  {
    id: 'duty',
    words: oneOf(
      /\b(?:daily|day) (?:(?:processing|handling|note|cash|counting|working) )*(?:duty|volume|quantity|load|capacity|processing(?= of)|use|usage|workload|throughput|deposits|turnover|output|operation)\b/,
      /(?<=#\d+ [^,;:]*)\bdaily\b|\b(?:duty cycle|(?<!-)duty|(?:notes|coins) per day|capacity (?:for|of) daily use)\b/,
      /\b(?:one|a|each|every|per|peak|busy|working) days?\b(?=[^#]*#)|\b(?:peak|maximum) volume\b/,
      /\b(?:volume|turnover|work(?:ing)? ?load|throughput|deposits|processing|capacity) (?:per|a|each|in (?:one|1|a)) (?:working )?day\b/,
    ),
    neutral: anyOf(
      'process expect recommend count deposit cope handle',
      'bear|daily|usage|work load|endurance|foreseen|manufacturer|maker|rated|duty|throughput|branch|workload',
    ),
    // Up to so many a day is what it has to bear.
    takes: true,
    rows: /^Daily duty$/,
    dimension: 'perDay',
    also: ['count'],
    better: 'more',
  },
  {
    id: 'noise',
    words: oneOf(
      /\b(?:(?:acoustic |airborne )?noise(?: emissions?| levels?)*)\b/,
      /\b(?:sound(?: pressure| emissions?| levels?| output)*|noise output|acoustic (?:level|emission)s?|loudness)\b/,
    ),
    neutral: anyOf(
      'count sort generate emit keep',
      'kept|(?:acceptable )?(?:in|for) (?:an |the )?offices?|limit|tolerable|in any case|acoustics?|generation|audible|pollution|emission|emitt(?:ed|ing)|acoustic|airborne|print(?:ing)?(?= noise)',
    ),
    rows: /^Noise$/,
    others: /\b(?:quiet|silent|eco|low|slow)[- ](?:\w+ )?(?:mode|volume|speed|setting)\b/,
    dimension: 'sound',
    better: 'less',
  },
  {
    id: 'weight',
    words:
      /\b(?:(?:net |gross |machine |body |own |overall |total |shipping |packed )?weight|wt\b\.?|mass)\b/,
    neutral:
      /\bportable by (?:one|a single|1) person\b|\b(?:net|complete|overall|total|whole|empty|dead|own|floor load(?:ing)?|permissible|approximate|limit|lightweight|deliverable)\b/,
    rows: /^Weight$/,
    dimension: 'mass',
    others: oneOf(
      others,
      /\b(?:capacity|support\w*|holds?|holding|carr(?:y|ies|ying)|lift\w*|load|bear\w*|range)\b/,
    ),
    adding: /\b(?:including|gross|shipping|packed|(?<!\bof (?:the )?)packag\w+|carton)\b/,
  },
  {
    id: 'powerConsumption',
    words: oneOf(
      /\b(?:(?:electric(?:al)?|maximum|total) )*(?:power|energy|electricity) (?:consumption|consumed|draw|drawn|rating|use|usage|used|demand|intake|taken|absorption|absorbed|load)\b/,
      /\b(?:rated power|(?:electric(?:al)?|current) consumption|consumption)(?![a-z])/,
      /\b(?:wattage|(?:maximum|max\.?) load(?= *#)|(?:electrical |connected |power )load|^load(?=:)|energy(?=:)|(?<=\b(?:standby|stand-by|idle) )power(?! supply))(?![a-z])/,
    ),
    neutral: oneOf(
      working,
      anyOf('consume draw use need', 'power|total|energy(?:[- ]saving design)?|consumption|input|supply'),
    ),
    rows: /^Power consumption$/,
    others:
      /\b(?:low|eco|sleep|saving)[- ](?:power )?mode\b|\b(?:of|for) (?:the )?(?:light|lamps?|printer|display)\b|\bready for use\b|(?:\b(?:with|and|or)|\/|(?<=\d.*),) ?(?:an? )?(?:standby|stand-by|idle)\b/,
    dimension: 'power',
    also: ['apparentPower'],
    better: 'less',
  },
  {
    id: 'powerSupply',
    words: oneOf(
      /\b(?:(?:electric(?:al|ity)?|ac|mains|input|current|single[- ]phase) )*(?:power )?suppl(?:y|ies)\b(?=.*[#\d])/,
      /\b(?:(?:electrical|mains|ac) input|mains(?: supply| voltage)?)\b/,
      /\b(?:(?:input|supply|operating|rated|mains|line|working) voltages?|voltages?)\b/,
      /\bsingle[- ]phase\b/,
    ),
    neutral: oneOf(
      working,
      /\b(?:single(?: |-)phase|1 ?phase|phase|alternating current|standard|normal|wall|household|ordinary|socket|outlet|circuit|both|branch|available|frequency|input)\b/,
      /\b(?:available|used|common|prevailing) (?:in|at) (?:the |our )?[a-z]+(?: [a-z]+)?$|\b(?:selection|fed(?= from)|supplied(?= for)|universal|wide|self-adapting|dual|switchable|compatible|fluctuat\w+|variations?)\b/,
    ),
    rows: /^Power supply$/,
    dimension: 'voltage',
    also: ['frequency'],
    isSpan: true,
    others: /\b(?:built-in|integrated|internal)\b/,
  },
  {
    id: 'temperature',
    words:
      /\b(?:(?:operating|operation|working|ambient|environmental|room|surrounding|air|service) )*temperatures?(?: range)?\b/,
    neutral: environment,
    rows: /^Operating conditions$/,
    dimension: 'celsius',
    isSpan: true,
  },
  {
    id: 'humidity',
    words:
      /\b(?:(?:(?:relative|operating|ambient|air|atmospheric|working) )*(?:humidity|moisture)(?: range)?|rh)\b/,
    neutral: environment,
    rows: /^Operating conditions$/,
    dimension: 'percent',
    isSpan: true,
  },
  {
    id: 'noteSize',
    words: oneOf(
      /\b(?:(?:detectable|acceptable|accepted|processable|countable|currency) )*(?:bank ?note|note|bill) (?:size|dimension|format)s?(?: range| accepted| handled)?\b/,
      /\b(?:size|dimension)s? of (?:the )?(?:(?:currency|countable|acceptable) )?(?:bank ?notes?|notes?|bills?)\b/,
      /\b(?:notes|bills)(?: (?:of|from|between|having|with|ranging|in)(?: the)?(?: size| dimension)?s?){1,4}(?=[^#]{0,20}#\d+ *x)/,
      /\b(?:smallest|biggest|largest|minimum|maximum) (?:(?:countable|processable|acceptable) )?(?:bank ?)?(?:note|bill)\b(?=.*#\d+ *x)/,
      /\b(?:bank ?)?(?:notes?|bills?) (?:length|height|width)s?\b|\b(?:length|height|width)s? of (?:the )?(?:bank ?notes|notes|bills)\b/,
    ),
    neutral: anyOf(
      'range process handle accept count measure',
      'acceptable|countable|length|height|width|long|high|without (?:any )?manual (?:setting|adjustment)',
      'smallest|largest|dimensions?|sizes?|between|processable|currency|all(?= sizes)|any(?= size)',
    ),
    rows: /^(?:Note size|Packet size\/Note size)$/,
    related: /^Packet size/,
    others: /\bchecked\b/,
    dimension: 'length',
    way: 'noteSize',
  },
  {
    id: 'dimensions',
    neutral: /\b(?:any|each|every) (?:direction|side|dimension)s?\b/,
    words:
      /\b(?:(?:overall |machine |outer |external |physical |exterior |outside )?(?:dimensions?|size|measurements))\b/,
    rows: /^Dimensions$/,
    dimension: 'length',
    way: 'size',
    others,
  },
  sideOf('width', 'floor space:?', 'footprint:?'),
  sideOf('depth'),
  sideOf('height'),
  {
    id: 'warranty',
    isDecisive: true,
    words:
      /\b(?:warrant(?:y|ies)|guarant(?:ee|y)|defects? liability)(?: period| cover(?:age)?| time| term)?\b/,
    neutral: oneOf(
      /\b(?:supplier|bidder|vendor|manufacturer|maker|seller|contractor|tenderer)(?:'s)?\b/,
      /\b(?:(?:start|commenc|beginn|count|calculat|run|reckon)(?:ing|s|ed) )?(?:from|on|at|after|with|upon) (?:the )?(?:(?:date|day) of )?(?:provisional |final )?(?:delivery|acceptance|receipt)\b/,
      /\b(?:period|standard|valid|terms?|duration|length|certificate|extend(?:s|ed)? over)\b/,
    ),
    rows: /^Warranty$/,
    dimension: 'months',
    better: 'more',
    // A bank's own guarantee is a security, and who guarantees a delivery gives no warranty.
    others: oneOf(
      /\b(?:of|by|from) (?:the |a )?bank\b|\bperformance guarantee\b|\bguarantee (?:bond|deposit)\b/,
      /\bguarantee (?:the |a |an |of )?(?:support\w*|deliver\w*|operat\w*|function\w*)\b/,
      /\bguarantee (?:the |a |an |of )?(?:capacity|performance|process\w*)\b|\b(?:service|working|useful) life\b/,
    ),
    adding: /\b(?:extended|on[- ]site|local|full|comprehensive|international|free|labou?r|replacement)\b/,
  },
  {
    id: 'accuracy',
    words: /\b(?:(?:(?:counting|processing) )?(?:accuracy|precision)(?: rate)?|accurate)\b/,
    neutral: anyOf('count process'),
    // Sheets give it for counting.
    others: /\b(?:ocr|read\w*|captur\w*|detect\w*|recogni\w*|check\w*)\b/,
    rows: /^Accuracy$/,
    part: /^accuracy$/,
    dimension: 'percent',
    better: 'more',
  },
  {
    id: 'currenciesAtOnce',
    isThing: true,
    words: oneOf(
      /\b(?:(?:with )?in one run|at one time)\b(?<!\bcoins?\b.*)/,
      /\b(?:(?:with)?in (?:1|one|a single|the same) (?:mixed )?(?:run|transaction|deposit|pass|count))\b/,
      /\b(?:mixed currenc(?:y|ies)(?: counting| deposits?)?)\b/,
    ),
    neutral:
      /\b(?:mixed|currenc(?:y|ies)|several|different|together|counting(?= of (?:\w+ )?currencies)|accepted|deposits?|recogni\w*|detect\w*|discriminat\w*|identif\w*)\b/,
    rows: /^(?:Currencies in one run|Currencies at one time)$/,
    others: /\b(?:one|a single|same) currency\b/,
    lacking: /Mix value \(one currency|^Currencies per deposit: One\b/,
    related: /^(?:Counting (?:modes|method)|Currenc(?:y|ies) .*|Counting speed\/Mixed currencies)$/,
    dimension: 'count',
    noun: 'currency',
    better: 'more',
  },
]
