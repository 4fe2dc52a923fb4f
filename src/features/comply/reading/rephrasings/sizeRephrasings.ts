/** `must not be wider than`, or `not wider than`, before an amount of its kind. */
const be = (word: string, units: string): RegExp =>
  new RegExp(`\\b(?:(not )?be |(not ))${word} than(?= [\\d.,]+ ?(?:${units})\\b)`, 'g')

const lengths = 'mm|cm|m|inch|inches'

/** The words of a reason why a machine may not be larger or heavier. */
const ofPlaces =
  'it|we|ourselves|machine|can|may|will|not|be|able|fits?|placed|stands?|pass(?:es)?|carr(?:y|ied|ying)|mov(?:e|ed|ing|ement)|goes?|away|in|on|under|below|beneath|underneath|into|through|to|' +
  'the|a|our|an|existing|standard|normal|counters?|tops?|desks?|tables?|between|cash|by|one|1|single|persons?|people|niche|shelf|door(?:way)?|lift|floors?|load(?:ing)?|room|cabin|lobby|' +
  'tellers?|transaction|offices?|branch(?:es)?|upper|raised|space|limited|eas(?:y|ily|e)|convenient(?:ly)?|handling|transport(?:ation)?|of'

/** `deeper than` after another side of which it has the `not`. */
const chain = (word: string, side: string): Rephrasing => [
  new RegExp(
    `(?<=\\bnot more than [\\d.,]+ ?(?:${lengths}))(?:,| or| nor| and)+ (?:be )?${word} than(?= \\d)`,
    'g',
  ),
  `, ${side} not more than`,
]

/** A pattern for every match, and the words that stand for it. */
export type Rephrasing = readonly [pattern: RegExp, words: string]

const chained = [chain('deeper', 'depth'), chain('wider', 'width'), chain('(?:taller|higher)', 'height')]

/**
 * Sizes, weights, power, noise and climate in the words of tables, without purposes: `must not be deeper than` asks for
 * a depth of not more.
 */
export const sizeRephrasings: readonly Rephrasing[] = [
  [/\b(?:per|of (?:one|each|a single)) (?:machine|unit|device)\b(?=:| max| not| up|$)/g, ''],
  [
    /\bweight,? \(?(?:without|excluding|excl\.?|exclusive of|not including) (?:the )?(?:packing|packag\w+|carton)\b\)?/g,
    'net weight',
  ],
  [/\b(height|width):? (\d[^,;]*? mm),? (?:and )?length:? (\d[^,;]*? mm)/g, 'length $3 $1 $2'],
  [
    new RegExp(
      `^(?:because of|because|due to|owing to|since|as|given)(?: (?:${ofPlaces}))*(?: is| are)?(?: (?:${ofPlaces}))*, (?=(?:the )?(?:machine|unit|(?:overall |total |net )*(?:width|depth|height|weight|dimensions|footprint))\\b)`,
      'g',
    ),
    '',
  ],
  [/\b([wdhl])(?:idth|epth|eight|ength)(?= x (?:[wdhl]|width|depth|height|length)\b)/g, '$1'],
  [/(?<=\b[wdhl] x )([wdhl])(?:idth|epth|eight|ength)\b/g, '$1'],
  [
    /\(([wdhl])\) ?(\d[\d.,]*) ?(?:mm|cm)? ?x \(([wdhl])\) ?(\d[\d.,]*) ?(?:mm|cm)? ?x \(([wdhl])\) ?(\d[\d.,]*) ?(?=mm|cm)/g,
    '($1 x $3 x $5) $2 x $4 x $6 ',
  ],
  [
    /\bnot (?:consume|draw|use|make|produce|emit|generate|create|cause|have)s? (?:an? |any )?((?:more|higher|louder|greater) )?((?:operating |electric(?:al)? )?(?:noise|sound|power|energy|electricity)(?: levels?)?)(?: of)?(?: (?:more|higher|louder|greater))?(?: (?:than|above|over|exceeding|in excess of))(?= \d)/g,
    '$2 not more than',
  ],
  [
    // Both in one line, each without its name.
    /(?<!\btemp[^,;]*|[\d.,-])((?:[-+]?\d+ ?(?:°|deg\w*\.?)? ?(?:c(?:elsius)?\b)? ?(?:-|to|~|and|up to) ?)?[-+]?\d+ ?(?:°|deg\w*\.?)? ?c(?:elsius|entigrade)?\b)(?: ?[\/,;]| and| at| with) ?(?:(?:an? )?(?:(?:relative|air|ambient) )*(?:humidity|rh):? )?((?:(?:of|to|up|max(?:imum)?\.?|between|from|not|exceeding|above|more|than) )*(?:\d+ ?%? ?(?:-|to|~|and) ?)?\d+ ?(?:%|per ?cent))(?: r\.?h\b\.?)?/g,
    'temperature $1, humidity $2',
  ],
  [/(?<=\d ?(?:mm|cm|m)) by (?=\d)/g, ' x '],
  [/\b(?:be )?no wider than\b/g, 'width not more than'],
  [/\b(?:be )?no deeper than\b/g, 'depth not more than'],
  [/\(([wdhl])(?:idth|epth|eight|ength)\)/g, '($1)'],
  [
    /(\d[\d.,]*) ?(mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)?(?![a-z])/g,
    '$1 x $4 x $6 $2 ($3 x $5 x $7)',
  ],
  [
    /(?<=\b(?:footprint|floor space|base(?: area)?)) \(?w x d\)?(?=:?[^\d]*(\d[\d.]*)(?: ?(?:mm|cm|m))? x \1 ?(?:mm|cm|m)\b(?! x))/g,
    '',
  ],
  [/^(?:width x depth|w x d):?( [^\d]*)(\d[\d.]*) x (\d[\d.]*) ?(mm|cm|m)\b/g, 'width$1$2 $4, depth$1$3 $4'],
  [be('deeper', lengths), 'depth $1$2more than'],
  [be('wider', lengths), 'width $1$2more than'],
  [be('(?:taller|higher)', lengths), 'height $1$2more than'],
  ...chained,
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)wide\b/g, 'width'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)deep\b/g, 'depth'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)(?:high|tall)\b/g, 'height'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)thick\b/g, 'thickness'],
  [/\btape of (\d[\d.,]*\s?\w+) (?:in )?(width|thickness)\b/g, 'tape $2 $1'],
  // A reason of space or load asks for no more than its figure.
  [
    new RegExp(
      `(?<=\\d ?(?:mm|cm|m|kgs?)),? \\(?(?:because(?: of)?|by reason of|for reasons of|due to|so that|so as to|in order to|so|to fit|to pass|to stand|to be|suitable for|for(?! eas\\w+ (?:transport|carry|mov))(?= (?:upper|raised|floor|eas|convenien|limited|carry|transport)))` +
        `(?: (?:${ofPlaces}))*[.)]?$`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:footprint|floor space|base area):?([^\d]*)(\d[\d.]*)(?: ?(?:mm|cm|m))? x \2 ?(mm|cm|m)\b(?! x)/g,
    'width$1$2 $3, depth$1$2 $3',
  ],
  [
    /^(?:(?:overall|outer|external|machine|physical) )*(?:dimensions?|size|footprint)(?: \([^()]*\))?:? (?:(?:the )?machine (?:shall|must|should) )?(?=(?:(?:max\w*\.?|in) )?(?:width|depth|height)\b)/g,
    '',
  ],
  [
    /\b(?:footprint|floor space|base)(?: \(w x d\)):?( [^\d]*)(\d[\d.]*) x (\d[\d.]*) ?(mm|cm|m)\b/g,
    'width$1$2 $4, depth$1$3 $4',
  ],
  [
    /\bfootprint \(w x d\):?( [^\d]*)(\d[\d.]* ?(?:mm|cm|m|in\.?|inch(?:es)?)) x (?=\d[\d.]* ?(?:mm|cm|m|in|inch(?:es)?)\b)/g,
    'width$1$2, depth$1',
  ],
]

const amount = String.raw`\d[\d.,]* ?(?:mm|cm|m|inch(?:es)?)`

const side = new RegExp(
  `\\b(width|depth|height)[ :]*(${amount})\\b|\\b(${amount}) (?:in )?(width|depth|height)\\b`,
  'g',
)

const others =
  /\b(?:the|overall|external|machine|dimensions?|size|footprint|shall|must|should|be|is|are|and|by|x)\b|[,:;.()]/g

/** Before the first of several sides it is a limit of each. */
const limited = /\b(?:not?|max\w*|at most|up to|within|below|under|less)\b|[<≤]/

/** `Maximum dimensions: height 350 mm, width 300 mm` sets the same limit to each side. */
export const eachSide = (text: string): string => {
  const sides = [...text.matchAll(side)]
  const [first] = sides
  const last = sides.at(-1)
  const between = text.slice(first?.index, last && last.index + last[0].length)
  const isLimit =
    limited.test(text.slice(0, first?.index ?? 0)) &&
    between.replace(side, ' ').replace(others, ' ').trim() === ''
  if (!isLimit && !/\b(?:dimensions?|size|footprint)\b/.test(text)) return text
  const limit = text.replace(side, ' ').replace(others, ' ').replace(/\s+/g, ' ').trim()
  if (sides.length < 2 || /\d/.test(limit)) return text
  return sides
    .map(([, name, before, after, named]) => `${name ?? named ?? ''} ${limit} ${before ?? after ?? ''}`)
    .join(', ')
}
