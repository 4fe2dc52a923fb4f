import { anyOf } from './neutralWords.ts'
import type { Subject } from './subject.ts'

type Traits = Omit<Subject, 'id' | 'name' | 'words' | 'rows'>

/** Rows without rules of their own, by their paths, with the words that tenders have for them. */
type Rows = Readonly<Record<string, string>>

/** Begins the ids of subjects that are a row of the sheets. */
export const rowPrefix = 'row:'

const make = (rows: Rows, traits: Traits): Subject[] =>
  Object.entries(rows).map(([paths, words]) => {
    const [path = ''] = paths.split('|')
    return {
      id: rowPrefix + path,
      name: path.replace('/', ', '),
      words: new RegExp(`\\b(?:${words})\\b`),
      rows: new RegExp(`^(?:${paths.replace(/[()]/g, '\\$&')})$`),
      byWords: true,
      better: null,
      ...traits,
    }
  })

const more: Rows = {
  'Battery/Running time':
    'battery (?:operation|life|running time|run ?time)|running time|operation on battery',
  'Fitness levels': 'fitness (?:levels?|thresholds?|grades?|settings)',
  'Deposit memory|Till memory':
    'memory (?:of|for)(?=[^;]* (?:deposits|checkouts|tills|transactions)\\b)|(?:deposit|till|checkout|transaction) (?:records?|memory|storage)(?: (?:memory|storage))?',
  'Maximum bag load':
    '(?:maximum )?bag load|load (?:of|per) (?:each |the |a )?bag|(?:each|every) bag(?= (?:position )?(?:up to|shall (?:carry|bear|hold)|weigh))',
  'Capacity/Internal stores': 'internal (?:coin )?stor(?:es?|age)',
  'Drawer life': 'drawer life(?:time)?|life(?:time)? of (?:the )?drawer',
  'Coins/Payout': 'coin (?:pay-?out|dispens(?:ing|e))(?: speed| rate)?',
  'Input buffer': '(?:input |print |data )*buffer(?: (?:memory|size))?',
  'Print head life':
    '(?:print ?)?head (?:life|durability|endurance)(?:time)?|life(?:time)? of (?:the )?(?:print ?)?(?:head|needles?)|' +
    'print ?head(?=.*\\bper (?:pin|needle))|per (?:pin|needle)',
  'Ribbon life': 'ribbon (?:life|yield|endurance)(?:time)?|(?:ribbon|life of (?:the |one )?ribbon)(?=[^#]*#)',
  'Tensile strength': '(?:tensile|breaking) strength',
  'Length per roll': 'roll length|length (?:per|of (?:the |a |each )?)roll',
}

const kept: Rows = {
  Memory: '(?:internal |count(?:ing)? )?memory(?! (?:of|for|size|capacity))',
}

const less: Rows = {
  'Battery/Charging time': '(?:battery )?charging time|time to charge',
  'Count time': 'count(?:ing)? time',
  'Capture time':
    '(?:capture|scan(?:ning)?) (?:time|speed)|time per page|time (?:for|of|to) (?:scan|capture)(?:ning)?',
  'Warm-up time':
    'readiness|(?:warm|heat)(?:ing)?[- ]?up(?: time)?|(?:pre-?)?heating(?: time)?|' +
    'ready (?:for (?:use|work|operation) )?(?=within|in #)',
}

/** What a machine takes. */
const sizes: Rows = {
  'Coin range/Diameter':
    'coins? with diameters?|diameters? of (?:the )?coins?|coin diameters?|coins? (?:of|from|between|with)(?= #)(?!.*\\bthick)|diameters?(?=[^,;]*\\bcoins?\\b)|' +
    '(?<=\\bcoins?\\b[^,;]*)diameters?|coin size',
  'Coin range/Thickness': 'coin thickness|(?<=\\bcoins?\\b[^,;]*)thickness|thickness of (?:the )?coins?',
  'Roll size': '(?:coin )?roll size|rolls of|(?:number of )?coins? (?:per|in (?:a|each|one)) roll',
  'Document handling/Passbook thickness|Passbook/Thickness|Front table/Document thickness':
    'passbooks?(?=.*\\bthickness\\b)|passbook thickness|thickness of (?:the )?passbooks?|(?:document|media) thickness',
  'Document handling/Document length|Front table/Document length': '(?:document|paper) length',
  'Packet size/Thickness':
    '(?:(?:packet|pack|bundle)s? thickness|thickness of (?:the )?(?:packet|pack|bundle)s?|(?:packets?|packs?|bundles?)(?=.*\\bthickness))',
  'Tape/Roll diameter|Tape/Rolls mounted': '(?:tape )?roll diameter|diameter of (?:the )?(?:tape )?rolls?',
}

/** Sizes that have to fit. */
const nominal: Rows = {
  'Tape/Width|Width':
    '(?:(?:banding )?tape|band|ribbon) widths?|width of (?:the )?(?:tape|band)s?|(?:paper )?tapes?(?: of)?(?= #\\d+ +width)',
  'Tape/Core size|Core size':
    '(?:tape |roll )?core(?: size| (?:inner )?diameter| bore| hole)?(?: of (?:the )?(?:tape )?rolls?)?',
}

/** What a machine has or has not. */
const things: Rows = {
  'Safe/Anchoring':
    '(?:floor )?anchor(?:ing|age|ed|s)?|bolt(?:ed|ing) (?:to|down)|fix(?:ed|ing) to the floor',
  'Page turning/Direction':
    '(?:automatic )?page[- ]turn(?:ing|er)|turn(?:s|ing) (?:of )?(?:the )?(?:passbook )?(?:pages?|leaf|leaves)(?: by itself)?|' +
    '(?:pages?|leaf|leaves)(?: of the passbook)?(?= (?:shall |must |to |should )?(?:be )?turned)',
  'Document scanner': 'document scanners?',
  Endorser: 'endors(?:er|ement|ing)(?: print(?:ing|er))?',
}

const stripes: Rows = {
  'Magnetic stripe': 'magnetic stripes?(?: (?:reader|encoder|unit))?(?! cards?)',
}

const words: Rows = {
  'Software/File formats': '(?:(?:output|file) )?formats?|output files?(?=:)',
  'Drivers|Software/Driver interface':
    'drivers?(?: software)?(?: interface| support)?|operating systems?|os|xfs compliance|(?<=\\bxfs \\(cen\\) )compatible|' +
    '(?:works?|compatible|usable|operates?) (?:with|under|on)(?= (?:windows|linux))|' +
    '(?<=\\bxfs )(?:support|compliant|compatible|interface)',
  'MICR/Fonts|Encoding/Fonts': '(?:micr )?fonts?',
  Barcodes: 'bar ?codes?(?: printing| types?)?|printing of bar ?codes',
  'Counting method':
    '(?:note )?feed(?:ing)? (?:system|method|type|mechanism|principle)|counting method|(?<=\\bfriction )feed(?:ing)?(?: type| system)?',
  Thickness: 'thickness',
  Media: '(?:print )?media(?: types?)?|(?<=\\bfanfold )(?:paper|forms|stationery)',
  'Suitable machines':
    '(?:compatible|suitable) (?:with|for)(?= (?:sm_|the |banding|strapping|bundling|machines?\\b))|suitable machines?',
}

const others: Rows = {
  'Sorting/Fitness criteria|Fitness': 'fitness (?:criteria|parameters?|defects?)',
  'Weighing resolution': 'weighing (?:resolution|accuracy)',
  Output: 'output(?= of.*\\bbricks?)|bricks? per hour',
  'Brick/Content': '(?:each )?brick(?:s)?(?= (?:of|content))|content of (?:a|each|the) brick',
  Strap: 'strap(?:ping)? (?:material|width)|(?<=strap material.*)width',
  'Vacuum/Pouches': '(?:vacuum )?(?:pouch(?:es)?|bags?)(?= (?:film|of))(?=.*\\bvacuum|.*\\bmicron)',
  'Bagging scale': '(?:bagging|weighing) scales?',
  'Capture area|Document scanner': '(?:maximum )?(?:capture|scan(?:ning)?) (?:area|size)',
  'Tape/Thickness|Thickness': '(?:tape|film|paper) thickness|thickness of (?:the )?tape',
  'Sealing temperature|Sealing':
    '(?:heat )?seal(?:ing)? temperature(?: range)?(?: adjustable)?|sealing|(?:binding|closing|sealing) (?:method|by heat)|clos(?:es?|ing)(?: of)? (?:the )?(?:band|tape)',
  'Band printing': '(?:band|tape) print(?:ing|er)|print(?:s|ing|ed)?(?: [a-z]+)* on (?:the )?(?:band|tape)s?',
  'Vacuum/Pump': 'vacuum pump(?: (?:capacity|suction|flow))?|(?:pump|suction) capacity',
  'Packaging/Rolls per carton': '(?:rolls )?(?:per|in (?:a|each)) carton|cartons? (?:of|with)(?= #)',
}

const ofPrinter: Traits = {
  isThing: true,
  isWeak: true,
  isNominal: true,
  neutral: /\b(?:integrated|paper|width)\b/,
  part: /^thermal$/,
}

const counted: Traits = { dimension: 'count', better: 'more' }

export const tenderRows: readonly Subject[] = [
  ...make(more, {
    better: 'more',
    own: /^till$/,
    related: /\bcoins and gives them as change\b/,
    neutral: anyOf('endure last', 'adjustable|each|one|good|ribbons?|print head|pins?|needles?|data'),
  }),
  ...make(kept, {
    better: 'more',
    related: /\b[Tt]otals\b/,
    isWeak: true,
    isThing: true,
    neutral: anyOf(
      'store save keep count record retain hold',
      'entr(?:y|ies)|results?|last|counts?|separate(?:ly)?|compartment|apart|from(?= (?:the )?(?:genuine|other|good))|genuine|other|good|notes',
    ),
  }),
  ...make(
    {
      'Cycle time':
        '(?:(?:strapping|banding|tying|binding) )?cycle(?: time)?|(?:banding|strapping|tying) time|time to complete (?:one|a|each) (?:band|strap|bundle|cycle)|time (?:per|for (?:one|each)) (?:band|strap|brick|cycle|packet|bundle)',
    },
    { better: 'less', neutral: /\b(?:bundle|packet|band)\b/, own: /^brick$/, related: /^Speed$/ },
  ),
  // A machine that is ready within some hours of its delivery need not warm up in them.
  ...make(less, { better: 'less', others: /\bdeliver/ }),
  ...make(sizes, {
    takes: true,
    related: /Core size$/,
    neutral: anyOf(
      'sort process count tie strap wrap handle accept',
      'print(?:ing|ed)?|thickness|coins?|(?:configur|adjust|program+)able|select(?:able|ed)?|between|rolls?|fit',
    ),
  }),
  ...make(
    {
      'Document handling/Document width|Front table/Document width':
        '(?:document|(?<!\\breceipt\\b.*)paper) width',
    },
    { takes: true, related: /\/Paper$/ },
  ),
  ...make(nominal, {
    isNominal: true,
    neutral: /\b(?:diameter|usable|both|bore|tapes?|width)\b/,
  }),
  ...make(stripes, {
    isThing: true,
    neutral: anyOf('read encode', 'reader|encoder|writer|written|write|passbooks?|back'),
  }),
  ...make(things, {
    isThing: true,
    isWeak: true,
    neutral: anyOf(
      'fix turn give',
      'floor|automatic(?:ally)?|passbooks?|pages?|next|reader|encoder|written|from',
    ),
  }),
  ...make(
    {
      'Barcode reader':
        'bar ?code (?:reader|scanner)s?|(?:scan|read)(?:s|n?ing)? (?:of )?(?:[12]d |and )*bar ?codes?',
    },
    {
      isThing: true,
      isWeak: true,
      neutral: anyOf('read scan', 'codes?|also|mobile|imager|from|and|a'),
      related: /^(?:Payment\/QR|Page recognition)$|\b[Bb]ar-code reader\b/,
    },
  ),
  ...make(
    {
      'Receipt printer/Paper':
        'receipt printer(?: paper)?|printed receipts?|slips?(?= printed)|receipts? (?=(?:(?:shall|must|should|to|will|are|is) )?(?:be )?(?:printed|issued))|receipt (?:paper|rolls?)(?: width)?(?=.*#)|printer for (?:the )?receipts|prints? (?:a |the )?receipts?|thermal printer(?=.*\\breceipts?\\b)',
    },
    // Paper without a width is what has to be supplied.
    {
      ...ofPrinter,
      related: /^Ticket printer|\b(?:[Ss]lip|receipt)\b/,
      others: /^(?!.*\d).*\bpaper\b|\bconnect/,
    },
  ),
  ...make({ 'Ticket printer/Paper': 'ticket printer(?: paper)?' }, ofPrinter),
  ...make(
    { 'Battery/Type': '(?:rechargeable )?battery(?: operation| power)?|battery[- ](?:operated|powered)' },
    { isThing: true, isWeak: true, related: /^Battery backup$|\bmains power fails\b/ },
  ),
  ...make(words, {
    isWeak: true,
    neutral: /\b(?:microsoft|ms|os|both|workstations?|compatible|supported|included)\b/,
  }),
  ...make(others, {
    neutral: anyOf(
      'adjust set',
      'adjustable|settable|variable|band|tape|stepless|hot|method|paper|lowered|top(?= of)|setting|variable',
    ),
  }),
  ...make(
    {
      'Band tension':
        '(?:band |tape )?tension(?: of (?:the )?(?:band|tape))?|(?:strength|force|tightness) of (?:the )?(?:banding|bands?|tape|strap)',
      'Press force': '(?:press(?:ing)?|compression) (?:force|power|pressure)',
    },
    { takes: true, neutral: anyOf('adjust set', 'adjustable|settable|variable|band(?:ing)?|tape') },
  ),
  ...make({ 'Strap tension': 'strap tension' }, { related: /^Band tension$/ }),
  ...make(
    {
      Outlets:
        '(?:(?:bag|sorting) )?(?:outlets?|spouts?|holders?|(?<=bag )positions?)(?: for sorted denominations)?',
    },
    { ...counted, noun: 'bag', others: /\breject/, related: /^(?:Drawer capacity|Sixth drawer)/ },
  ),
  ...make(
    {
      'Line width':
        'line width|(?:number of )?(?:print(?:ing)? )?columns(?=:)|(?:columns|characters) (?:per|in (?:one|a|each)) line',
    },
    { ...counted, noun: 'column', neutral: /\b(?:print(?:ing|er)?|line|one)\b/ },
  ),
  ...make(
    { 'Copies|Document handling/Copies': '(?:carbon )?cop(?:ies|y(?= capability|:))|carbon sets' },
    {
      ...counted,
      noun: 'copy',
      neutral: /\b(?:at once|original|carbon|print(?:ed|ing)?|together|sheets?|in one pass)\b/,
      others: /\b(?:includ\w*|total|specifications?|offers?|bids?|proposals?)\b/,
    },
  ),
  ...make(
    {
      'Print speed|Print speed/.*|Receipt printer/Speed|Ticket printer/Speed':
        'print(?:er|ing)? speed(?: in)?',
    },
    { better: 'more', isSilent: true, neutral: /\b(?:print(?:s|ing)?|draft mode)\b/ },
  ),
  ...make(
    { 'Housing|Security/Housing|Security|Workplace/Cabinet': 'housing|cabinet|casing|enclosure' },
    { better: 'more', isWeak: true },
  ),
  ...make(
    { 'Battery backup': 'battery back-?up|back-?up battery' },
    { better: 'more', isThing: true, related: /^Battery\/|\bmains power fails\b/ },
  ),
  ...make(
    { 'Camera|Image sensor': 'camera(?: resolution)?|image sensor' },
    { better: 'more', isThing: true, isWeak: true, neutral: /\b(?:integrated|internal)\b/ },
  ),
  ...make(
    { 'Computer|Computer/Memory': 'ram|(?:computer|main|working) memory' },
    { better: 'more', part: /memory/ },
  ),
  ...make(
    { 'Computer/Storage|Computer': '(?:storage:? )?ssd|(?:computer|solid[- ]state) (?:storage|drive|disk)' },
    { better: 'more', part: /storage/ },
  ),
  ...make(
    { 'Paper weight|Document/Paper weight': '(?:paper|document) (?:weight|grammage)' },
    { takes: true, related: /^Material$/ },
  ),
  ...make({ 'Packet size/Note height': '(?:note|packet) height' }, { takes: true, related: /Note size/ }),
]
