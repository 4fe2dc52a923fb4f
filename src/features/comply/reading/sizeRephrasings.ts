const machine = 'machine|equipment|unit|device|footprint|housing|sorter|counter|printer|kiosk'

/** `must not be wider than`, or `machine not wider than`, before an amount of its kind. */
const be = (word: string, units: string): RegExp =>
  new RegExp(
    `(?:\\b(not )?be |(?:^|(?<=\\b(?:${machine}) ))(not ))${word} than(?= [\\d.,]+ ?(?:${units})\\b)`,
    'g',
  )

const lengths = 'mm|cm|m|inch|inches'

/** The words of a reason why a machine may not be larger or heavier. */
const ofPlaces =
  'it|machine|can|may|will|not|be|able|fits?|placed|stands?|pass(?:es)?|carried|moved|goes?|away|in|on|under|into|through|to|' +
  'the|a|our|an|existing|standard|normal|counters?|tops?|desks?|tables?|between|cash|by|one|persons?|people|niche|shelf|door(?:way)?|lift|floors?|load(?:ing)?|room|cabin|lobby|' +
  'teller|offices?|branch|upper|space'

/** A pattern for every match, and the words that stand for it. */
export type Rephrasing = readonly [pattern: RegExp, words: string]

/** Sizes, weights and places in the words of tables: `must not be deeper than` asks for a depth of not more. */
export const sizeRephrasings: readonly Rephrasing[] = [
  [/(?<=\d ?(?:mm|cm|m)) by (?=\d)/g, ' x '],
  [/\b(?:be )?no wider than\b/g, 'width not more than'],
  [/\b(?:be )?no deeper than\b/g, 'depth not more than'],
  [/\(([wdhl])(?:idth|epth|eight|ength)\)/g, '($1)'],
  [
    /(\d[\d.,]*) ?(mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)?(?![a-z])/g,
    '$1 x $4 x $6 $2 ($3 x $5 x $7)',
  ],
  [
    /(\d[\d.,]*) ?\(([wdhl])\) ?x (\d[\d.,]*) ?\(([wdhl])\) ?x (\d[\d.,]*) ?\(([wdhl])\) ?(mm|cm)\b/g,
    '$1 x $3 x $5 $7 ($2 x $4 x $6)',
  ],
  [/\b(width|depth|height) and (width|depth|height),? (?:each|both) (.*)/g, '$1 $3, $2 $3'],
  [/^(?:width x depth|w x d):?( [^\d]*)(\d[\d.]*) x (\d[\d.]*) ?(mm|cm|m)\b/g, 'width$1$2 $4, depth$1$3 $4'],
  [/\bcoins? as thick as\b/g, 'coin thickness'],
  [/\b(?:largest|biggest|widest) coins?\b/g, 'coin diameter up to'],
  [/\bthickest coins?\b/g, 'coin thickness up to'],
  [/\bthinnest coins?\b/g, 'coin thickness'],
  [/\bdia\b\.?/g, 'diameter'],
  [/\bthk\b\.?/g, 'thickness'],
  [/^w(?= ?(?:[:≤<=]|max\b|not\b))/g, 'width'],
  [be('deeper', lengths), 'depth $1$2more than'],
  [be('wider', lengths), 'width $1$2more than'],
  [be('(?:taller|higher)', lengths), 'height $1$2more than'],
  [be('(?:heavier|over)', 'kgs?|kilos?|g|lbs?'), 'weight $1$2more than'],
  [be('(?:louder|noisier)', 'db|dba'), 'noise $1$2more than'],
  [
    /\bfootprint:?([^\d]*)(\d[\d.]* ?(?:mm|cm|m)) \(?w(?:idth)?\)? x (\d[\d.]* ?(?:mm|cm|m)) \(?d(?:epth)?\)?/g,
    'width$1$2, depth$1$3',
  ],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)wide\b/g, 'width'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)deep\b/g, 'depth'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)(?:high|tall)\b/g, 'height'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)thick\b/g, 'thickness'],
  [/\btape of (\d[\d.,]*\s?\w+) (?:in )?(width|thickness)\b/g, 'tape $2 $1'],
  // A reason of space or load asks for no more than its figure.
  [
    new RegExp(
      `(?<=\\d ?(?:mm|cm|m|kg)),? (?:because of|by reason of|for reasons of|due to|so that|so as to|in order to|so|to fit|to pass|to stand|for upper|for floor)` +
        `(?: (?:${ofPlaces}))*[.]?$`,
      'g',
    ),
    '',
  ],
  [/^dimensions? \(w x d x h\):? (?=footprint\b)/g, ''],
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
    /\bfootprint \(w x d\):?( [^\d]*)(\d[\d.]* ?(?:mm|cm|m)) x (?=\d[\d.]* ?(?:mm|cm|m)\b)/g,
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

/** `Maximum dimensions: height 350 mm, width 300 mm` sets the same limit to each side. */
export const eachSide = (text: string): string => {
  if (!/\b(?:dimensions?|size|footprint)\b/.test(text)) return text
  const sides = [...text.matchAll(side)]
  const limit = text.replace(side, ' ').replace(others, ' ').replace(/\s+/g, ' ').trim()
  if (sides.length < 2 || /\d/.test(limit)) return text
  return sides
    .map(([, name, before, after, named]) => `${name ?? named ?? ''} ${limit} ${before ?? after ?? ''}`)
    .join(', ')
}
