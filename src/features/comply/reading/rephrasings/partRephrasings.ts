import { languageChoices } from '../../vocabulary/choices.ts'
import type { Rephrasing } from './sizeRephrasings.ts'

const tongues = Object.keys(languageChoices).join('|')

/** Displays, languages, sensors, sockets, locks and safes in the words of tables. */
export const partRephrasings: readonly Rephrasing[] = [
  [
    new RegExp(
      `\\b(?:all )?(?:(?:user|operator|operating|human|software) )?(?:interface|messages?|(?:on-screen )?(?:instructions|prompts)(?=.*\\b(?:display|screen)\\b)|(?:display|screen) texts?|guidance|software(?= (?:language|menu|interface))|(?<=^(?:is |are )?(?:the )?)(?:display|screen)(?= (?:(?:shall|must|should|be|available) )*(?:language|in (?:${tongues}))))(?: (?:and|\\/) (?:menus?|messages?|prompts?))?(?=[ :]+(?:(?:shall|must|should|be|is|are|available|displayed|shown|language|in|on|the|display|screen|both)[ :]+)*(?:${tongues})\\b)`,
      'g',
    ),
    'menus',
  ],
  // What is asked of a need is no demand.
  [/^(?=(?:is|are|does|do|will) .*\b(?:need|require|want)\w*.*\?$)/g, 'whether '],
  [/^(?:does|do) (?!.*\b(?:need|require|want|use|depend)\b)(?:the )?(.*?) ?\?$/g, '$1'],
  [
    /\bconnect\w* to (?:the |our |an? )?(?:(?:[a-z]+'s|bank'?s?|branch|office|internal|local) )*(?:network|lan)\b/g,
    'network connection',
  ],
  [/\b(?:port|connection|interface) (?:for|to|of) (?:an? |the )?(?:external )?printers?\b/g, 'printer port'],
  [/\bce or ukca(?= mark|$)/g, 'ce or equal'],
  [/^display for the customer:? external display/g, 'customer display'],
  [
    /\bcustomer(?:[- ]facing)? display:? (?:connection(?: (?:available|possible|required))?|(?:can|must|shall) be (?:connected|connectable))\b/g,
    'socket for customer display',
  ],
  [/\b(?:two|2)[- ]persons?\b(?: \(dual control\))?/g, 'dual control'],
  // No sheet names the standard of the United States, so that only the other one counts.
  [
    /\bul[ _-]?291(?: level (?:1|i|one)\b| (?!level)| )*(?:certifi\w+ )?(?:or|\/) (?:to )?(?:an? )?(?=cen\b|en_)/g,
    '',
  ],
  [
    /(?<=\b(?:cen|en_1143-1)\b[^,;]*),? (?:or|\/) (?:to )?(?:an? )?ul[ _-]?291(?: level (?:1|i|one)\b)?(?! level)/g,
    '',
  ],
  [/\bsafe body\b(?=.*\b(?:en_1143-1|en_14450|grade)\b)(?!.*\d ?mm)/g, 'safe'],
  [/\bsafe door lock\b|\block (?:for|of|on|at) (?:the )?(?:safe |vault )?door\b/g, 'safe lock'],
  [
    /\b(?:in|inside|within) (?:the |a )?(?:safe|vault)\b(?<!\bfrom (?:in|inside|within) (?:the |a )?(?:safe|vault))/g,
    'of the safe',
  ],
  [
    /\b(?:alarm (?:output|input|connection|contact|signal)s?[:,]? )?(?:contacts?|connect(?:ion|ed|ing|able|ivity)?) (?:for|to)(?: (?:the|a|an|our|connect(?:ion|ing)?|to|for|with|of))*(?: (?:bank's|bank|branch|building|existing|external))* (?:alarm|security|intrusion)(?: (?:system|centre|panel))?(?: (?:of|in) the (?:branch|bank|building))?\b|\balarm (?:output|connection|interface)s?\b/g,
    'alarm contacts',
  ],
  [/\bcustomer display\b(?=.*\btouch)/g, 'customer screen'],
  [/\bover (?=g4\b|lan\b|ethernet\b|usb\b)/g, 'by '],
  [/\b(door|body|walls?|lock) of (?:the )?(?:safe|vault|cabinet)\b/g, 'safe $1'],
  [
    /\bsecond (?:display|screen|monitor)s? (?:facing|for) (?:the )?customers?\b|\bcustomer[- ]facing displays?\b/g,
    'customer display',
  ],
  [/\b(pin|password|code)[- ]protected\b/g, '$1'],
  [/\b(?:2|two) (?:x |nos\.? )?(?=(?:colour )?(?:cis|contact image|image sensors))/g, 'two '],
  [/(?<=\brs-232c? (?:port )?for (?:an )?)external (?=printers?\b)/g, ''],
  [
    /^(?:the )?(safe|machine) (?:must|shall|should) hold (?=.*\d.*\bnotes\b)(.*)$/g,
    'storage capacity $2 of the $1',
  ],
  [
    /\b(?:(?:provision|port|socket|connection|connector|interface|jack)s? (?:for|of|to) (?:connect\w* )?(?:to )?|connect\w* (?:to )?)(?:the |an? )?(?:external )?(?:customers?'?s? display|display for (?:the )?customers?)\b(?! and\b)/g,
    'socket for customer display',
  ],
  [/\bself-sealing\b/g, 'selfsealing'],
  [
    /^(?:it (?:shall|must|should) be possible|possibility) to connect (?:an? )?(?:external |receipt )*printer\b/g,
    'printer port',
  ],
  [/\bin (?:one|a|a single) (?:bundle|stack|bunch)\b(?<!\bmixed\b.*)/g, 'in bulk'],
  [
    /,? ?\b(?:adjustable|settable|programmable) (?:from |between )?(?=\d+ ?(?:[a-z°]+ )?(?:to|-|and) \d+ ?(?:min(?:ute)?s?|s|n|°c)\b)/g,
    ' ',
  ],
  [
    /\b(?:an? |the )?(?:external )?(?:receipt )?printers?:? (?:can|must|shall|should|to) be (?:connected|connectable|attached)\b(?: (?:for|to) (?:print(?:ing)? )?(?:of )?(?:the )?(?:totals|results|receipts))?/g,
    'printer port',
  ],
  [/\bper transaction(?=,? without (?:refill|reload))/g, 'per insertion'],
  [/^reject(?:s|ed|ion)?:? (?=.*\b(?:outlet|slot|box|tray|drawer|cup|bag|exit) for [^,;]*\bcoins\b)/g, ''],
  [/\b(?:an? |one )?(?:separate |own )?(outlet|bag) for each of (?:the )?(\w+) denominations\b/g, '$2 $1s'],
  [/,? (?:with )?(?:no|without(?: any)?) (?:glue|adhesives?|gum)\b(?<=\bheat\b.*)/g, ''],
  [
    new RegExp(
      '\\b(?:multi-?(?:lingual|language) )?(?:(?:graphical|user|operator|customer|man-machine) )+(?:interface|guidance)\\b' +
        `(?=.*\\b(?:${tongues}|languages?)\\b)|(?<=\\b(?:${tongues}|languages?) )(?:user|operator|customer) (?:interface|guidance)\\b`,
      'g',
    ),
    'menus',
  ],
  [/(?<=\b(?:receipt|ticket) (?:printer|paper)\b.*)\b(?:(?:paper|print) )?width\b/g, 'paper'],
  [new RegExp(`\\blocal language \\((?=(?:${tongues})\\b)`, 'g'), 'language ('],
  [/\brs-232 \(((?:receipt )?printers?)\)/g, 'rs-232 for $1'],
  [
    /\b(?:supplier|bidder|vendor|manufacturer|maker|contractor)s? (?:(?:shall|must|should|will|has to) )?(?:warrant|guarantee) (?:the |its )?(?:machine|equipment|goods|device|unit|product|sorter|counter|safe)s? for (?=(?:a |the )?(?:period |term |minimum )?(?:of )?(?:at least )?\w+ )/g,
    'warranty ',
  ],
  [
    /\bdual (?:control|custody) (?:of|for|over) (?:the )?(?:safe|vault)(?: door)?\b/g,
    'safe lock by dual control',
  ],
]
