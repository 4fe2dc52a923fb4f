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
    /\b(?:number of |(?:type of )?storage:? (?:in )?|^(?:note )?)(cassettes)[:,]? ((?:at least|min(?:imum)?\.?|(?:not|no) (?:less|fewer) than|>=) )?(\d|two|three|four)(?: or more| pcs| nos?\.)?(?: per machine)? ?$/g,
    '$2$3 $1',
  ],
  [/\b(?:two|2)[- ]persons?\b(?! to (?:lift|carry|move))(?: \(dual control\))?/g, 'dual control'],
  [/\bcustomer display\b(?=.*\btouch)/g, 'customer screen'],
  [/\bover (?=g4\b|lan\b|ethernet\b|usb\b)/g, 'by '],
  [/\b(door|body|walls?|lock) of (?:the )?(?:safe|vault|cabinet)\b/g, 'safe $1'],
  [
    /\bsecond (?:display|screen|monitor)s? (?:facing|for|towards) (?:the )?customers?\b|\bcustomer[- ]facing displays?\b/g,
    'customer display',
  ],
  [/\b(?:2|two) (?:\(2\) |x |nos\.? )?(?=(?:colour )?(?:cis|contact image|image sensors))/g, 'two '],
  [
    /^number of (?:cis|contact image sensors?):? (?:2|two)$|\b(?:cis|contact image sensors?(?: \(cis\))?)(?: sensors?)?[:,] (?:(?:at least|≥|>=|min(?:imum)?\.?|(?:not|no) (?:less|fewer) than) (?:2|two)(?: \(2\))?(?: pcs)?|(?:2|two) ?(?:nos|pcs|pieces)\b\.?)(?: \(dual cis\))?$|\bdual cis \((?:2|two)(?: sensors)?\)/g,
    'dual cis',
  ],
  [/\bunder (?=dual (?:control|custody)\b)/g, 'by '],
  [
    /\bthickness(?: (?:measurement|measuring|detection|check|control)| of (?:the )?notes)? (?:(?:shall|must|should|to|is) )*(?:be )?(?:(?:measured|checked|detected) )?(?:(?:of|by|with) )?(?:(?:an?|the) )?ultrasonic(?: (?:type|sensors?))?\b/g,
    'ultrasonic thickness',
  ],
  [/\blevels of (?:authority|authorisation|access|rights)\b/g, 'access levels'],
  [/\bclients?\b(?! (?:software|app|pc|computer))/g, 'customer'],
  [/\bsteel(?: thickness)? of (?:the )?(door|body)\b/g, 'safe $1'],
  [/^steel(?: thickness)?: body:? (\d[^:]*) door:? (?=\d)/g, 'safe body $1, safe door '],
  [/\brepair on site\b/g, 'on site'],
  [/\bsealed \(tamper[- ]evident\)/g, 'secured'],
  [/^(?:power|mains|electricity): (?=\d{3} ?(?:-|v\b))/g, 'power supply '],
  [/\b(?:two|2) (?:contact )?image sensors(?: \((?:dual )?cis\))?/g, 'dual cis'],
  [/\bcontacts (?:shall|must|should) be (?:provided|fitted|available) for\b/g, 'contacts for'],
  [/ \((?:for )?(?:the )?[a-z]+(?: and [a-z]+)? branch(?:es)?\)/g, ''],
  [/ \(bags (?:are )?not (?:accepted|acceptable|allowed|permitted)\)/g, ''],
  [/(?<=\b(?:receipt|ticket) (?:printer|paper)\b.*)\b(?:(?:paper|print) )?width\b/g, 'paper'],
]
