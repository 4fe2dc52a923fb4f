import data from '../../../content/data/tenderWords.json' with { type: 'json' }
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

const counted: Traits = { dimension: 'count', better: 'more' }

export const tenderRows: readonly Subject[] = [
  ...make(data.rows.more, {
    better: 'more',
    own: /^till$/,
    related: /\bcoins and gives them as change\b|printer\/Paper$/,
    neutral: anyOf(
      'endure last',
      'adjustable|each|one|good|ribbons?|print head|pins?|needles?|data|tapes?|bands?|deposits',
    ),
  }),
  ...make(data.rows.kept, {
    better: 'more',
    related: /\b(?:[Tt]otals|stored)\b/,
    isWeak: true,
    isThing: true,
    neutral: anyOf(
      'store save keep count record retain hold',
      'entr(?:y|ies)|results?|last|counting|counts?|separate(?:ly)?|compartment|apart|from(?= (?:the )?(?:genuine|other|good))|genuine|other|good|notes',
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
  ...make(data.rows.less, { better: 'less', others: /\bdeliver/ }),
  ...make(data.rows.sizes, {
    takes: true,
    related: /Core size$/,
    neutral: anyOf(
      'sort process count tie strap wrap handle accept',
      'print(?:ing|ed)?|thickness|each|coins?|(?:configur|adjust|program+)able|select(?:able|ed)?|between|rolls?|fit',
    ),
  }),
  ...make(data.rows.nominal, {
    isNominal: true,
    neutral: /\b(?:diameter|usable|both|bore|tapes?|rolls?|width)\b/,
  }),
  ...make(data.rows.stripes, {
    isThing: true,
    neutral: anyOf('read encode', 'reader|encoder|writer|written|write|writing|passbooks?|back'),
  }),
  ...make(data.rows.things, {
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
        '(?:bar ?codes? ?(?:\\/|and|or|,) ?)?(?:qr|2d)(?:[- ]codes?)? (?:reader|scanner)s?|bar ?code (?:reader|scanner)s?|(?:scan|read)(?:s|n?ing)? (?:of )?(?:[12]d |and )*bar ?codes?',
    },
    {
      isThing: true,
      isWeak: true,
      neutral: anyOf('read scan', 'codes?|types?|both'),
      related: /^(?:Payment\/QR|Page recognition)$|\b[Bb]ar-code reader\b/,
    },
  ),
  ...make(
    {
      'Receipt printer/Paper':
        'receipt printer(?: paper)?|printed (?:receipts?|slips?|tickets?)|^deposit (?:receipts?|slips?)(?= (?:with|showing)\\b)|slips?(?= printed)|(?:slips?|tickets?) (?=(?:with [^,;]* )?(?:(?:shall|must|should|to|will|are|is) )?(?:be )?(?:printed|issued))|receipts? (?=(?:(?:shall|must|should|to|will|are|is) )?(?:be )?(?:printed|issued))|receipt (?:paper|rolls?)(?: width)?(?=.*#)|printer for (?:the )?receipts|prints? (?:a |the )?receipts?|thermal printer(?=.*\\breceipts?\\b)',
    },
    // Paper without a width is what has to be supplied.
    {
      isThing: true,
      isWeak: true,
      isNominal: true,
      neutral:
        /\b(?:integrated|paper|width|issued?|printed|(?:for|per|after|with) (?:each|every) (?:transaction|payment))\b/,
      part: /^thermal$/,
      related: /^Ticket printer|\b(?:[Ss]lip|receipt)\b/,
      others: /^(?!.*\d).*\bpaper\b|\bconnect/,
    },
  ),
  ...make(
    { 'Battery/Type': '(?:rechargeable )?battery(?: operation| power)?|battery[- ](?:operated|powered)' },
    { isThing: true, isWeak: true, related: /^Battery backup$|\bmains power fails\b/ },
  ),
  ...make(data.rows.words, {
    isWeak: true,
    neutral: /\b(?:microsoft|ms|os|both|workstations?|compatible|supported)\b/,
  }),
  ...make(
    {
      'Material|Fascia/Material': '(?:tape |band )?(?<!packing )(?<!packaging )(?<!cleaning )material(?= ?:)',
    },
    { isWeak: true },
  ),
  ...make(data.rows.others, {
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
    {
      ...counted,
      noun: 'bag',
      isThing: true,
      others: /\breject/,
      related: /^(?:Drawer capacity|Sixth drawer|Capacity\/Internal stores)/,
    },
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
      neutral:
        /\b(?:at once|(?:(?:an?|one|1) )?original(?:,? (?:plus|and|with))?|carbon|print(?:ed|ing)?|together|sheets?|in one pass)\b/,
      others: /\b(?:includ\w*|total|specifications?|offers?|bids?|proposals?)\b/,
    },
  ),
  ...make(
    {
      'Print speed|Print speed/.*|Receipt printer/Speed|Ticket printer/Speed':
        'print(?:er|ing)? speed(?: in)?',
    },
    { better: 'more', isSilent: true },
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
]
