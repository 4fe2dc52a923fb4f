const machine = 'machine|equipment|unit|device|footprint|housing|sorter|counter|printer|kiosk'

/** `must not be wider than`, or `machine not wider than`, before an amount of its kind. */
const be = (word: string, units: string): RegExp =>
  new RegExp(
    `(?:\\b(not )?be |(?:^|(?<=\\b(?:${machine}) ))(not ))${word} than(?= [\\d.,]+ ?(?:${units})\\b)`,
    'g',
  )

const lengths = 'mm|cm|m|inch|inches'

/** Sentences of tenders in the words of their tables: `must not be deeper than` asks for a depth of not more. */
const rephrasings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bupto\b/g, 'up to'],
  [/\brecommended by (?:the )?(?:maker|manufacturer)\b,?/g, ''],
  [
    /\b(?:stor(?:e|age|ing)|memory|keep|retain)(?: (?:of|for|at least|min\w*\.?|up to))* (?=(?:\d[\d,.]*|one|1)? ?(?:million )?serial numbers\b)/g,
    '$& serial number memory ',
  ],
  [/,? ?\(?(?:at )?10 cpi\)?/g, ''],
  [/ \((?:floor load(?:ing)?|goods lift)\)/g, ''],
  [
    /\berror(?: rate)? (?:shall |must |should )?(?:not (?:exceed|be more than)|max\w*\.?|below|of at most)[: ]*0\.1 ?(?:%|per ?cent)/g,
    'accuracy at least 99.9 %',
  ],
  [
    /\berror(?: rate)? (?:shall |must |should )?(?:not (?:exceed|be more than)|max\w*\.?|below|of at most)[: ]*0\.01 ?(?:%|per ?cent)/g,
    'accuracy at least 99.99 %',
  ],
  [/^(?:width x depth|w x d):?( [^\d]*)(\d[\d.]*) x (\d[\d.]*) ?(mm|cm|m)\b/g, 'width$1$2 $4, depth$1$3 $4'],
  [
    /(?<=\b(?:notes|bills|sheets|pieces|pcs|coins)\b[^.;]*) (?:at (?:one|a) time|at once|in one go)\b(?!.*currenc)/g,
    '',
  ],
  [/\bcolor\b/g, 'colour'],
  [
    /(?<=\b(?:notes|coins|bills|pieces|pcs)) (?:in|within|every|per) (?:24|twenty-four) (?:hours|h)\b/g,
    ' per day',
  ],
  [/\bcoins? as thick as\b/g, 'coin thickness'],
  [/\bcoinage\b/g, 'coins'],
  [/\bpay(?:ing)?[ -]?in\b/g, 'deposit'],
  [/\bpay(?:ing)?[ -]?out\b/g, 'payout'],
  [
    /\b(?:one|two|three|four|five|six|seven|eight|nine)? ?hundred (?=(?:bank ?)?(?:notes|coins|bills|sheets|pieces|pcs)\b)/g,
    '100 ',
  ],
  [/\bnot (?:an? )?extra\b|\bwithout (?:extra|separate) order\b/g, 'standard'],
  [/\bdollars?(?= (?:and|&) (?:khmer )?riels?\b)|(?<=\briels? (?:and|&|or) )dollars?\b/g, 'usd'],
  [/\b1 (?:original )?\+ (\d+)(?= copies\b)/g, '$1'],
  [/\bauto(?:matic)? (?:paper )?cutter\b/g, 'cutter'],
  [/\b(heat|tamper) (sealed|evident)\b/g, '$1-$2'],
  [/\b(?:largest|biggest|widest) coins?\b/g, 'coin diameter up to'],
  [/\bthickest coins?\b/g, 'coin thickness up to'],
  [/\bsmallest coins?\b/g, 'coin diameter'],
  [/\bthinnest coins?\b/g, 'coin thickness'],
  [/\bwithout condens(?:ation|ing)\b/g, 'non-condensing'],
  [/\b(?:be|is|are) guaranteed\b/g, 'be ensured'],
  [
    /,? ?\(?(?:the )?reject(?:s| pocket)?(?: is| being)? (?:excluded|not (?:included|counted))\)?/g,
    ' excluding reject',
  ],
  [
    /\b((?:number of )?(?:\d+ |[a-z]+ )?)(?:(?:sorting|output|main) )*(?:pockets|stackers|bins),? \(?(?:excluding|excl\.|without|not counting|not including|besides|apart from) (?:the )?rejects?(?: pocket| stacker)?\)?/g,
    '$1sorting pockets',
  ],
  [/\b(?:topping up|top up|replenish\w*|refilling|adding (?:more )?notes to)\b/g, 'refill'],
  [/\b(?:pure|plain|straight|simple) (?:piece[- ])?count(?:ing)?\b/g, 'piece counting'],
  [
    /\b(?:to (?:drive|connect|attach)|for(?: connection of| connecting)?) (?:an? )?(?:external |receipt |thermal |label )*printers?$/g,
    '',
  ],
  [/\bthru\b/g, 'through'],
  [/\bc\/w\b|\bw\/(?= ?[a-z])/g, 'with '],
  [/\bdia\b\.?/g, 'diameter'],
  [/\bthk\b\.?/g, 'thickness'],
  [/\bcerts?\b\.?/g, 'certificate'],
  [/\bonsite\b/g, 'on site'],
  [/\b(?:in addition to|along with|together with|besides|as well as)\b/g, 'and'],
  [
    /\b(?:without|before|until) (?:refill|reload|empty|replenish)\w*(?: it| the (?:hopper|feeder|bag|cassette))?\b/g,
    '',
  ],
  [/\bnot (?:as )?(?:an )?option(?:al)?\b|\bas standard\b|\bnot on request\b/g, 'standard'],
  [/\b(?:upper|maximum|highest) limit of\b/g, 'up to'],
  [/\b(coins?|notes?|paper) (?:as )?(?:thick as|of a thickness of)\b/g, '$1 thickness'],
  [/^w(?= ?(?:[:≤<=]|max\b|not\b))/g, 'width'],
  [/^d(?= ?(?:[:≤<=]|max\b|not\b))/g, 'depth'],
  [/^h(?= ?(?:[:≤<=]|max\b|not\b))/g, 'height'],
  [be('deeper', lengths), 'depth $1$2more than'],
  [be('wider', lengths), 'width $1$2more than'],
  [be('(?:taller|higher)', lengths), 'height $1$2more than'],
  [be('(?:heavier|over)', 'kgs?|kilos?|g|lbs?'), 'weight $1$2more than'],
  [be('(?:louder|noisier)', 'db|dba'), 'noise $1$2more than'],
  [
    /\bmay(?= not (?:exceed|be|weigh)| (?:be|weigh|have|draw|use) (?:no|not|at most|up to|a maximum))/g,
    'must',
  ],
  [/\bnot weigh\b/g, 'weight not'],
  [
    /\bweigh(?:s|ing|ed)?\b(?! (?:up to|range|capacity|scale|cell|module|unit|system|function|resolution|accuracy))/g,
    'weight',
  ],
  [/(?:^|(?<=\b(?:it|machine|which|that|must|shall|should|to) ))handles? /g, 'accept '],
  [/\b(door|body|walls?|lock) of (?:the )?(?:safe|vault|cabinet)\b/g, 'safe $1'],
  [
    /\b(?:operator|user|man-machine|human[- ]machine) interface\b(?=.*\b(?:khmer|english|languages?)\b)/g,
    'menus',
  ],
  [
    /\b(?:operator|user|man-machine|human[- ]machine) (?:interface|panel)\b(?=.*(?:touch|screen|display|lcd))/g,
    '',
  ],
  [
    /\b(?:(?:firmware|software|currency|template|database)(?:,| and| or| ?\/)? ?)+(?:updates?|upgrades?|upgrading|updating)\b/g,
    'interface update',
  ],
  [/^([^:]*\((?:notes|coins|pcs|pieces|bills|sheets)\)):? (\d[\d.,]*) (min|max)\b\.?/g, '$1: $3 $2'],
  [
    /\bfootprint:?([^\d]*)(\d[\d.]* ?(?:mm|cm|m)) \(?w(?:idth)?\)? x (\d[\d.]* ?(?:mm|cm|m)) \(?d(?:epth)?\)?/g,
    'width$1$2, depth$1$3',
  ],
  [
    /\b(?:double |dual |two |2 )?(?:contact )?(?:(?:cis|image|imaging)(?: \(?cis\)?)?(?: (?:sensors?|scanners?))?|scanners?)\b([^,;]*(?:on|at|for|of|from|read\w*|scan\w*|captur\w*|cover\w*)) (?:the )?(?:both (?:sides|faces)|front(?: side)? (?:and|&) (?:back|rear)(?: side)?|(?:the )?obverse and (?:the )?reverse)\b/g,
    'dual cis$1',
  ],
  [
    /^(.*[a-z]) and ([a-z ]+?)((?: (?:capacity|of|for|with|at least|min\w*|not less than))*:?) (\d[\d,.]* (?:notes|coins|bills|sheets)) each$/g,
    '$1$3 $4, $2$3 $4',
  ],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)wide\b/g, 'width'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)deep\b/g, 'depth'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)(?:high|tall)\b/g, 'height'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)thick\b/g, 'thickness'],
  [/\btape of (\d[\d.,]*\s?\w+) (?:in )?(width|thickness)\b/g, 'tape $2 $1'],
  [
    /\bsecond displays? (?:facing|for) (?:the )?customers?\b|\bcustomer[- ]facing displays?\b/g,
    'customer display',
  ],
  [/\bnot (?:consume|draw|use|need|require|take|have|emit|produce|measure) (?=more|less)/g, 'not '],
  [/\bin (?=colou?r\b)/g, ''],
  [/\b(?:dual|double|twin) (?=(?:ethernet|lan|usb|rs-232)\b)/g, '2 '],
  [/^(?:overall |external |machine )?(?:dimensions|size):? (?=(?:max\w*\.? )?(?:width|height|depth)\b)/g, ''],
  [/(?<=\b(?:bank ?)?(?:notes|bills|sheets|coins) )per (?:stacker|(?:sorting |output )?pocket)\b/g, 'each'],
  [/^it (?:is (?:required|mandatory|necessary|essential) that|(?:must|shall|should) be possible to) /g, ''],
  [/\bbased on\b/g, 'by'],
  [/\b(touch ?screen) (?:(?:user|operator) )?interface\b/g, '$1'],
  [/\bguarante(?:es|ed)\b/g, 'guarantee'],
  [/\b(draft|correspondence) (?:quality|mode)\b/g, '$1'],
  [/\b(pin|password|code)[- ]protected\b/g, '$1'],
  [
    /\b(?:sorting |output )?(?:pockets|stackers) (?:\(plus|\(?(?:excl\.|excluding|without|not counting)) (?:the )?reject(?: pocket| stacker)?\)?(?=[:,]? )/g,
    'sorting pockets',
  ],
  [/\b2 (?:x )?(?=(?:colour )?(?:cis|contact image))/g, 'two '],
  [/^(.*\b(?:notes|bills|sheets|coins|pieces|pcs)) sorted (per|a|each) /g, 'sorting speed $1 $2 '],
  [/\b(?:gather|collect|log|save)s? (?:the )?(?=serial)/g, 'read '],
  [/\bfitness (?:grading|grades?|classification)\b/g, 'fitness sorting'],
  [
    /\b(s[12])(?: grade)? (?:safe|vault)(?: according| certified| conforming)? to en_14450\b/g,
    'safe en_14450 $1',
  ],
  [/\bnos?\. of\b/g, 'number of'],
  [/(?<=\b(?:storage|stored|kept|notes)) (?:in|inside) (?:the )?safe\b,?/g, ''],
  [/\b(?<=which |that )can\b/g, 'shall'],
  [/,? as well(?=$|[.,;])/g, ''],
  [/\bserial nos?\b\.?/g, 'serial number'],
  [/\b(?:one|a) million\b/g, '1 million'],
  [/\bbe under (?=(?:warranty|guarantee)\b)/g, 'be '],
  [/\bunder (?=(?:[a-z]+ )?(?:temperature|condition))/g, 'at '],
  [/\btemp\b\.?/g, 'temperature'],
  [/\brel\b\.?(?= humidity)/g, 'relative'],
  [/ ?\(?please (?:attach|specify|state|indicate)\)?/g, ''],
  [/\bmin(?:imum)?\b\.? (\d+ x \d+ mm),? max(?:imum)?\b\.? (?=\d+ x \d)/g, '$1 to '],
  [
    /^(reject (?:pocket|stacker|tray|bin)):? (?:at least|min(?:imum)?\.?) (?:one|1)(?: \((?:one|0?1)\))?$/g,
    '$1',
  ],
  [/(?<=\b(?:hopper|feeder|feed|input)\b.*\bnotes) per (?:feed(?:ing)?|load(?:ing)?|insertion)\b/g, ''],
  [/\bby means of\b/g, 'by'],
  [/\bintegrated (?=(?:thermal )?receipt printer|bar ?code|document scanner)/g, ''],
  [/\b(?:bank ?)?note (?:processing|handling) (?=machine|system|unit|equipment)/g, ''],
  [/\b(?:processing )?speed\b(.*\d.*?) in (sorting|counting) mode\b/g, '$2 speed$1'],
  [/ (?:in|at) (?:one|1|a|a single) (?:load(?:ing)?|go)\b/g, ''],
  [
    /\b(?:consumes?|draws?)(?= (?:not? |less |more |below |under |at |up |max|[<>≤≥\d]))/g,
    'power consumption',
  ],
  [
    /\bstores? (?=(?:[a-z]+ ){0,3}[\d.,]+ (?:[a-z]+ )?(?:notes|bills|banknotes|sheets|coins|pieces)\b)/g,
    'hold storage ',
  ],
  [/ at (?:a|the) (?:rate|speed) of (?=.*\d)/g, ' '],
  [
    /(?<=\b(?:hold|take|feed|load|accept|accommodate)\b.*\b(?:notes|bills|sheets|coins|pieces)) (?:at (?:one|a) time|at once)\b/g,
    '',
  ],
  [/\bpin[- ]codes?\b/g, 'pin'],
  [/\bbuilt[- ]in\b/g, 'integrated'],
  [/\bafter (?:it is |being |the )?(?:switch(?:ed|ing)?|turn(?:ed|ing)?|power)[- ]on\b/g, ''],
  [/\b(currenc(?:y|ies)\b.*)\bat (?:once|a time)\b/g, '$1in one run'],
  [/\b(?<!\bnot? )(?:greater|more|higher|larger|longer) than or equal(?: to)?\b/g, '>='],
  [/\b(?<!\bnot? )(?:less|lower|smaller|shorter) than or equal(?: to)?\b/g, '<='],
  [/(?<![\d.,])(\d{1,3})k(?= (?:bank ?)?(?:notes|bills|coins|sheets|pcs|pieces)\b)/g, '$1000'],
  [/\b(?:one|a)(?: full)? bundle of (?=\d)/g, ''],
  [
    /\bsuspect notes (?:(?:shall|to) be )?(?:retained|kept|stored|held) in a separate compartment\b/g,
    'suspect compartment',
  ],
  [/\breturn \(reject\) pocket\b/g, 'return pocket'],
  [/(?<=\bvalue counting),? (?:in |of )?(?:one|a single) currency$/g, ''],
  [/(?<=\brs-232c? (?:port )?for (?:an )?)external (?=printers?\b)/g, ''],
  [
    /^(?:the )?orientation (?:and|&) facing(?: of (?:the )?(?:bank ?)?notes)?$/g,
    'sorting by orientation and facing',
  ],
  [
    /\bfootprint \(w x d\):?( [^\d]*)(\d[\d.]* ?(?:mm|cm|m)) x (?=\d[\d.]* ?(?:mm|cm|m)\b)/g,
    'width$1$2, depth$1',
  ],
  [
    /\b(?:footprint|floor space|base)(?: \(w x d\)):?( [^\d]*)(\d[\d.]*) x (\d[\d.]*) ?(mm|cm|m)\b/g,
    'width$1$2 $4, depth$1$3 $4',
  ],
]

/** Puts a plain text into the words that subjects and comparisons have. */
export const rephrased = (text: string): string =>
  rephrasings.reduce((plain, [pattern, words]) => plain.replace(pattern, words), text)
