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
  'Fitness levels': 'fitness levels?',
  'Deposit memory|Till memory': '(?:deposit|till|checkout) (?:records? )?(?:memory|storage)',
  'Maximum bag load': '(?:maximum )?bag load|load (?:of|per) (?:each |the |a )?bag',
  'Capacity/Internal stores': 'internal (?:coin )?stor(?:es?|age)',
  'Drawer life': 'drawer life(?:time)?|life(?:time)? of (?:the )?drawer',
  'Capacity/Recycling drums|Notes/Recycling': '(?:note )?recycling (?:drums?|capacity)',
  'Coins/Payout': 'coin (?:pay-?out|dispens(?:ing|e))(?: speed| rate)?',
  'Coins/Recycling': 'coin recycl(?:ing|er)(?: hoppers?)?',
  'Coins/Overflow box': '(?:coin )?overflow box(?: for coins)?',
  'Input buffer': '(?:input |print )?buffer(?: memory)?',
  'Print head life':
    'print ?head life(?:time)?|life(?:time)? of (?:the )?print ?head|(?<=print ?head\\b.*)per (?:pin|needle)',
  'Ribbon life': 'ribbon (?:life|yield)(?:time)?',
  'Tensile strength': '(?:tensile|breaking) strength',
  'Length per roll': 'roll length|length (?:per|of (?:the |a |each )?)roll',
}

const less: Rows = {
  'Battery/Charging time': '(?:battery )?charging time|time to charge',
  'Count time': 'count(?:ing)? time',
  'Capture time': '(?:capture|scan(?:ning)?) (?:time|speed)',
  'Cycle time': '(?:strapping |banding )?cycle(?: time)?|time per (?:band|strap|brick)',
  'Warm-up time':
    '(?:warm|heat)(?:ing)?[- ]up(?: time)?|heating time|ready (?:for (?:use|work|operation) )?(?=within|in #)',
}

/** What a machine takes. */
const sizes: Rows = {
  'Coin range/Diameter':
    'coin diameters?|coins? (?:of|from|between|with)(?= #)|diameters?(?=[^,;]*\\bcoins?\\b)|' +
    '(?<=\\bcoins?\\b[^,;]*)diameters?|coin size',
  'Coin range/Thickness': 'coin thickness|(?<=\\bcoins?\\b[^,;]*)thickness|thickness of (?:the )?coins?',
  'Roll size': '(?:coin )?roll size|rolls of|coins per roll',
  'Document handling/Passbook thickness|Passbook/Thickness|Front table/Document thickness':
    'passbooks?(?=.*\\bthickness\\b)|passbook thickness|thickness of (?:the )?passbooks?|(?:document|media) thickness',
  'Document handling/Document length|Front table/Document length': '(?:document|paper) length',
  'Packet size/Thickness': '(?:packet|bundle) thickness|thickness of (?:the )?(?:packet|bundle)s?',
  'Tape/Roll diameter|Tape/Rolls mounted': '(?:tape )?roll diameter|diameter of (?:the )?(?:tape )?rolls?',
}

/** Sizes that have to fit. */
const nominal: Rows = {
  'Tape/Width|Width': '(?:tape|band) widths?|width of (?:the )?(?:tape|band)',
  'Tape/Core size|Core size': '(?:tape |roll )?core(?: size| diameter)?(?: of (?:the )?(?:tape )?rolls?)?',
}

/** What a machine has or has not. */
const things: Rows = {
  'Safe/Anchoring': '(?:floor )?anchor(?:ing|age|ed)?|bolted (?:to|down)',
  'Page turning/Direction': '(?:automatic )?page[- ]turn(?:ing|er)|turns? (?:the )?pages?(?: by itself)?',
  'Document scanner': 'document scanners?',
  Endorser: 'endors(?:er|ement|ing)(?: print(?:ing|er))?',
}

const words: Rows = {
  'Safe/Lock|Cabinet/Lock|Lock': '(?:safe )?locks?',
  'Payment types|Payment/Cards|Payment/QR|Other payment': 'payments?(?: (?:types?|methods?|by|with))?',
  'Software/File formats': '(?:(?:output|file) )?formats?',
  'Drivers|Software/Driver interface':
    'drivers?(?: interface| support)?|(?:works?|compatible|usable|operates?) (?:with|under|on)(?= (?:windows|linux))|' +
    '(?<=\\bxfs )(?:support|compliant|compatible|interface)',
  'MICR/Fonts|Encoding/Fonts': '(?:micr )?fonts?',
  Barcodes: 'bar ?codes?(?: printing| types?)?|printing of bar ?codes',
  Thickness: 'thickness',
  'Suitable machines': '(?:compatible|suitable) (?:with|for)|suitable machines?',
}

const others: Rows = {
  'Sorting/Fitness criteria|Fitness': 'fitness criteria',
  'Weighing resolution': 'weighing (?:resolution|accuracy)',
  'Capture area|Document scanner': '(?:maximum )?(?:capture|scan(?:ning)?) (?:area|size)',
  'Tape/Thickness|Thickness': '(?:tape|film) thickness|thickness of (?:the )?tape',
  'Band tension': '(?:band |tape )?tension',
  'Sealing temperature|Sealing': '(?:heat )?seal(?:ing)? temperature(?: range)?(?: adjustable)?|sealing',
  'Press force': 'press(?:ing)? (?:force|power)',
  'Vacuum/Pump': 'vacuum pump(?: capacity)?',
  'Packaging/Rolls per carton': '(?:rolls )?(?:per|in (?:a|each)) carton|cartons? (?:of|with)(?= #)',
}

const counted: Traits = { dimension: 'count', better: 'more' }

export const tenderRows: readonly Subject[] = [
  ...make(more, { better: 'more' }),
  // A machine that is ready within some hours of its delivery need not warm up in them.
  ...make(less, { better: 'less', others: /\bdeliver/ }),
  ...make(sizes, { takes: true, neutral: /\b(?:print(?:ing)?|thickness|coins?|sort(?:ing)?)\b/ }),
  ...make(
    { 'Document handling/Document width|Front table/Document width': '(?:document|paper) width' },
    { takes: true, related: /\/Paper$/ },
  ),
  ...make(
    { 'Card reader': 'card readers?' },
    { isThing: true, isWeak: true, related: /^Payment|payment$|^Identification$/ },
  ),
  ...make(nominal, { isNominal: true, neutral: /\bdiameter\b/ }),
  ...make(things, { isThing: true, isWeak: true, neutral: /\bfloor\b/ }),
  ...make(
    { 'Barcode reader': 'bar ?code (?:reader|scanner)s?' },
    {
      isThing: true,
      isWeak: true,
      neutral: /\b(?:codes?|reading)\b/,
      related: /^(?:Payment\/QR|Page recognition)$/,
    },
  ),
  ...make(
    {
      'Receipt printer/Paper':
        'receipt printer(?: paper)?|printer for (?:the )?receipts|prints? (?:a |the )?receipts?|thermal printer(?=.*\\breceipts?\\b)',
    },
    // Paper without a width is what has to be supplied.
    {
      isThing: true,
      isWeak: true,
      isNominal: true,
      part: /^thermal$/,
      related: /^Ticket printer/,
      others: /^(?!.*\d).*\bpaper\b/,
    },
  ),
  ...make(
    { 'Battery/Type': '(?:rechargeable )?battery(?: operation| power)?|battery[- ](?:operated|powered)' },
    { isThing: true, isWeak: true, related: /^Battery backup$/ },
  ),
  ...make(words, { isWeak: true, neutral: /\btime(?= delay)/ }),
  ...make(others, {}),
  ...make({ 'Strap tension': 'strap tension' }, { related: /^Band tension$/ }),
  ...make({ Outlets: '(?:bag )?(?:outlets?|spouts?|holders?)' }, { ...counted, noun: 'bag' }),
  ...make({ 'Line width': 'line width|(?:columns|characters) per line' }, { ...counted, noun: 'column' }),
  ...make(
    { 'Copies|Document handling/Copies': '(?:number of )?copies' },
    {
      ...counted,
      noun: 'copy',
      neutral: /\bat once\b/,
      others: /\b(?:includ\w*|total|specifications?|offers?|bids?|proposals?)\b/,
    },
  ),
  ...make(
    {
      'Print speed|Print speed/.*|Receipt printer/Speed|Ticket printer/Speed':
        'print(?:er|ing)? speed(?: in)?',
    },
    { better: 'more', isSilent: true, neutral: /\bprint(?:s|ing)?\b/ },
  ),
  ...make(
    { 'Housing|Security/Housing|Security|Workplace/Cabinet': 'housing|cabinet|casing|enclosure' },
    { better: 'more', isWeak: true },
  ),
  ...make({ 'Battery backup': 'battery back-?up|back-?up battery' }, { better: 'more', isThing: true }),
  ...make(
    { 'Camera|Image sensor': 'camera(?: resolution)?|image sensor' },
    { better: 'more', isThing: true, isWeak: true },
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
