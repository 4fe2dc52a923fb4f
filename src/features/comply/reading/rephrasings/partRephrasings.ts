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
  [
    new RegExp(
      `\\b((?:${tongues})(?:(?:,| and| &|,? or|\\/) ?(?:${tongues}))*(?: languages?)?) (?:user|operator|operating|human[- ]machine) interface\\b`,
      'g',
    ),
    '$1 menus',
  ],
  // What is asked of a need is no demand.
  [/^(?=(?:is|are|does|do|will) .*\b(?:need|require|want)\w*.*\?$)/g, 'whether '],
  [/^(?:does|do) (?!.*\b(?:need|require|want|use|depend)\b)(?:the )?(.*?) ?\?$/g, '$1'],
  [
    /\bconnect\w* to (?:the |our |an? )?(?:(?:[a-z]+'s|bank'?s?|branch|office|internal|local) )*(?:network|lan)\b/g,
    'network connection',
  ],
  [
    /\b(?:port|connection|interface) (?:for|to|of) (?:an? |the )?(?:external )?printers?\b|\b(?:an? )?(?:receipt |external )?printer (?:can|shall|must|should|may) be (?:connected|connectable)$/g,
    'printer port',
  ],
  [
    /\b(?:possibility to |can be |to be )?connect(?:ion|ing|ed|able)?(?: of| to| for)? (?:an? |the )?(?:external |separate )?(receipt )?printer\b(?! (?:to|via|by|through|over))/g,
    'printer port',
  ],
  [
    /\b(?:each|every) user (?:has|shall have|must have|to have|with) (?:an? |his |its |their )?(?:(?:own|personal|individual) )*(?=pin\b|code\b)/g,
    'users with ',
  ],
  [/\bsealed or tamper[- ]evident\b|\btamper[- ]evident or sealed\b/g, 'secured'],
  [/\bmagnetic stripes? (?:of|on|in) (?:the |a )?passbooks?\b/g, 'magnetic stripe'],
  [
    /\bcustomer(?:[- ]facing)? display:? (?:connection(?: (?:available|possible|required))?|(?:can|must|shall) be (?:connected|connectable))\b/g,
    'socket for customer display',
  ],
  [
    /\bsteel thickness(?: of (?:the )?safe)?:? body (\d+ ?mm),? (?:and )?door (\d+ ?mm),? or (?:thicker|more)$/g,
    'safe body at least $1, safe door at least $2',
  ],
  [
    /\bsteel thickness of (?:the )?safe:? body (\d+ ?mm),? (?:and )?door (?=\d+ ?mm)/g,
    'safe body $1, safe door ',
  ],
  [
    /\b(?:physically )?separate(?:d)? from (?:the )?stackers?[,:] (?:yes,? )?(?=≥|>=|at least |min|capacity)/g,
    '',
  ],
  [
    /\b(?:number of |(?:type of )?storage:? (?:in )?|^(?:note )?)(cassettes)[:,]? ((?:at least|min(?:imum)?\.?|(?:not|no) (?:less|fewer) than|>=) )?(\d|two|three|four)(?: or more| pcs| nos?\.)?(?: per machine)? ?$/g,
    '$2$3 $1',
  ],
  [/\b(?:two|2)[- ]persons?\b(?! to (?:lift|carry|move))(?: \(dual control\))?/g, 'dual control'],
  [
    /\b(?:an? )?bar-? ?code (?:reader|scanner)s?(?: for [^,;:]*)? (?:can|shall|must|should|may) be (?:connected|connectable)\b/g,
    'port for barcode reader',
  ],
  [
    /\b(?:be )?possible to (?:add|connect) an? (?:external|second|additional) (?:display|screen)(?: on which [a-z ]* can (?:follow|see|read) (?:the )?(?:results?|count|totals?|amount))?$/g,
    'have a socket for customer display',
  ],
  [
    /,? for (?:the |a )?(?:later|future) connection to (?:the|our|an?) (?:[a-z]+ ){1,3}?(?:system|network|software|server)$/g,
    '',
  ],
  [/\bcustomer display\b(?=.*\btouch)/g, 'customer screen'],
  [/\bover (?=g4\b|lan\b|ethernet\b|usb\b)/g, 'by '],
  [/\b(door|body|walls?|lock) of (?:the )?(?:safe|vault|cabinet)\b/g, 'safe $1'],
  [
    /\bsecond (?:display|screen|monitor)s? (?:facing|for|towards) (?:the )?customers?\b|\bcustomer[- ]facing displays?\b/g,
    'customer display',
  ],
  [
    /^(?:number of )?(?:contact )?image sensors?(?: \(cis\))?[:,] (?:2|two)(?: (?:nos|pcs)\.?)?(?:,? (?:(?:one )?(?:reading|for|on) )?(?:both (?:faces|sides)|front and (?:rear|back))(?: of (?:the|each) note)?)?$/g,
    'dual cis',
  ],
  [/\b(?:2|two) (?:\(2\) |x |nos\.? )?(?=(?:colour )?(?:cis|contact image|image sensors))/g, 'two '],
  [
    /^number of (?:cis|contact image sensors?):? (?:2|two)$|\b(?:cis|contact image sensors?(?: \(cis\))?)(?: sensors?)?[:,] (?:(?:at least|≥|>=|min(?:imum)?\.?|(?:not|no) (?:less|fewer) than) (?:2|two)(?: \(2\))?(?: pcs)?|(?:2|two) ?(?:nos|pcs|pieces)\b\.?)(?: \(dual cis\))?$|\bdual cis \((?:2|two)(?: sensors)?\)/g,
    'dual cis',
  ],
  [
    /\bthickness(?: (?:measurement|measuring|detection|check|control))? (?:by|with) (?:an? )?ultraso(?:nic|und)(?: sensors?)?\b/g,
    'ultrasonic thickness',
  ],
  [/\bunder (?=dual (?:control|custody)\b)/g, 'by '],
  [
    /\bthickness(?: (?:measurement|measuring|detection|check|control)| of (?:the )?notes)? (?:(?:shall|must|should|to|is) )*(?:be )?(?:(?:measured|checked|detected) )?(?:(?:of|by|with) )?(?:(?:an?|the) )?ultrasonic(?: (?:type|sensors?))?\b/g,
    'ultrasonic thickness',
  ],
  [
    /\bimage sensors?[,;] (?:the )?images? (?:is|are|shall be|being) (?:taken|captured|scanned) (?:from|of|on) both sides(?: of (?:the|each) note)?$/g,
    'dual cis',
  ],
  [
    /^connection to (?=\d{3} ?v\b)|\b(?:fed|powered|supplied) (?:from|by|with) (?:the )?(?:mains )?(?:of )?(?=\d{3} ?(?:-|v\b))/g,
    'power supply ',
  ],
  [/\bcertified (?:under|according to|to|in accordance with) (?:the )?(?=[a-z]{2}\b)/g, 'certified '],
  [
    /(?<=\balarm (?:contacts?|outputs?):?) for (?:the )?connect(?:ing|ion) (?:to|of|with) (?:(?:the|an|existing|branch|(?:bank|branch|shop|store|site|building)'s) )*alarm (?:panel|system|centre)(?: (?:of|in) the (?:branch|bank|building))?$/g,
    '',
  ],
  [/\blevels of (?:authority|authorisation|access|rights)\b/g, 'access levels'],
  [
    /\bif (?:the )?(?:customers?|depositors?|users?) cancels?(?: (?:after counting|the (?:transaction|deposit)))?,? (?:(?:he|she|they|it|the customer) )?(?:gets?|receives?|takes?) back (?:exactly )?(?:the )?(?:same|original|his|her|their|own) notes(?: that (?:he|she|they) (?:has|have) (?:inserted|deposited))?\b/g,
    'original notes returned',
  ],
  [/\bclients?\b(?! (?:software|app|pc|computer))/g, 'customer'],
  [
    /\b(?:at least|min(?:imum)?\.?) (?:(?:one|1) (?=cis|contact image|image sensor)|(?=(?:two|2) (?:cis|contact image|image sensor)))/g,
    '',
  ],
  [/\bsteel(?: thickness)? of (?:the )?(door|body)\b/g, 'safe $1'],
  [/^steel(?: thickness)?: body:? (\d[^:]*) door:? (?=\d)/g, 'safe body $1, safe door '],
  [/\brepair on site\b/g, 'on site'],
  [
    /\b(?:prepared for )?fixing to (?:the )?(?:concrete )?floor by (?:anchor )?bolts\b/g,
    'anchoring to the floor',
  ],
  [/\b(?:removable )?(?:tray|drawer|box)(?: or (?:tray|drawer|box))? for (?:the )?dust\b/g, 'dust drawer'],
  [/\bsealed \(tamper[- ]evident\)/g, 'secured'],
  [/^(?:power|mains|electricity): (?=\d{3} ?(?:-|v\b))/g, 'power supply '],
  [/\b(?:two|2) (?:contact )?image sensors(?: \((?:dual )?cis\))?/g, 'dual cis'],
  [/\bcontacts (?:shall|must|should) be (?:provided|fitted|available) for\b/g, 'contacts for'],
  // Where it stands, and what it will do one day.
  [
    /,? for (?:the |a )?(?:later|future|subsequent) (?:connection|integration|link\w*|interfacing) (?:to|into|with) (?:the |our )?(?!printer|display)[a-z' -]+$/g,
    '',
  ],
  [/(?<=\b(?:g4|modem|lte)\b.*) for (?:the )?back-?up(?: (?:of|line|connection|link|the)\b)*$/g, ''],
  [/,? (?:also )?for (?:the |our )?branch(?:es)? (?:in|at|of) [a-z]+(?: (?:and|or) [a-z]+)?$/g, ''],
  [/ \((?:for )?(?:the )?[a-z]+(?: and [a-z]+)? branch(?:es)?\)/g, ''],
  [/ \(bags (?:are )?not (?:accepted|acceptable|allowed|permitted)\)/g, ''],
  [
    /\b(?:included|supplied|provided|delivered) with (?:each|every|the) (?:counter|sorter|machine|unit|device)\b/g,
    'included',
  ],
  [
    /,? (?:with )?cop(?:y|ies)(?: of (?:the )?certificates?)? (?:attached|enclosed|submitted|to be (?:attached|submitted|enclosed))$/g,
    '',
  ],
  [/^reject(?:s|ed|ion)?:? (?=.*\b(?:outlet|slot|box|tray|drawer|cup|bag|exit) for [^,;]*\bcoins\b)/g, ''],
  [/(?<=\b(?:receipt|ticket) (?:printer|paper)\b.*)\b(?:(?:paper|print) )?width\b/g, 'paper'],
]
