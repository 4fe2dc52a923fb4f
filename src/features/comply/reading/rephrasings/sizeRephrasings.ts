/** `must not be wider than`, or `not wider than`, before an amount of its kind. */
const be = (word: string, units: string): RegExp =>
  new RegExp(`\\b(?:(not )?be |(not ))${word} than(?= [\\d.,]+ ?(?:${units})\\b)`, 'g')

const lengths = 'mm|cm|m|inch|inches'

/** The words of a reason why a machine may not be larger or heavier. */
const ofPlaces =
  'it|we|ourselves|machine|can|may|will|not|be|able|fits?|placed|stands?|pass(?:es)?|carr(?:y|ied|ying)|mov(?:e|ed|ing|ement)|goes?|away|in|on|under|below|beneath|underneath|into|through|to|' +
  'the|a|our|an|existing|standard|normal|counters?|tops?|desks?|tables?|between|cash|by|one|1|single|persons?|people|niche|shelf|door(?:way)?|lift|floors?|load(?:ing)?|room|cabin|lobby|' +
  'tellers?|is|are|first|ground|vault|malls?|cashiers?|processing|counting|rooms|kept|remain|re-?used|narrow|small|low|transaction|offices?|branch(?:es)?|upper|raised|space|limited|eas(?:y|ily|e)|convenient(?:ly)?|handling|transport(?:ation)?|of'

/** A pattern for every match, and the words that stand for it. */
export type Rephrasing = readonly [pattern: RegExp, words: string]

/**
 * Sizes, weights, power, noise and climate in the words of tables, without purposes: `must not be deeper than` asks for
 * a depth of not more.
 */
export const sizeRephrasings: readonly Rephrasing[] = [
  [/\b(?:per|of (?:one|each|a single)) (?:machine|unit|device)\b(?=:| max| not| up|$)/g, ''],
  [/\b(height|width):? (\d[^,;]*? mm),? (?:and )?length:? (\d[^,;]*? mm)/g, 'length $3 $1 $2'],
  [/\b([wdhl])(?:idth|epth|eight|ength)(?= x (?:[wdhl]|width|depth|height|length)\b)/g, '$1'],
  [/(?<=\b[wdhl] x )([wdhl])(?:idth|epth|eight|ength)\b/g, '$1'],
  [
    // Both in one line, each without its name.
    /(?<!\btemp[^,;]*|[\d.,-])((?:[-+]?\d+ ?(?:°|deg\w*\.?)? ?(?:c(?:elsius)?\b)? ?(?:-|to|~|and|up to) ?)?[-+]?\d+ ?(?:°|deg\w*\.?)? ?c(?:elsius|entigrade)?\b)(?: ?[\/,;]| and| at| with) ?(?:(?:an? )?(?:(?:relative|air|ambient) )*(?:humidity|rh):? )?((?:(?:of|to|up|max(?:imum)?\.?|between|from|not|exceeding|above|more|than) )*(?:\d+ ?%? ?(?:-|to|~|and) ?)?\d+ ?(?:%|per ?cent))(?: r\.?h\b\.?)?/g,
    'temperature $1, humidity $2',
  ],
  [/(?<=\d ?(?:mm|cm|m)) by (?=\d)/g, ' x '],
  [
    /^(?:overall )?(?:dimensions|size):? ([^\d]*)(\d+) ?mm (w|d|h)(?:ide|idth|eep|epth|igh|eight),? (\d+) ?mm (w|d|h)(?:ide|idth|eep|epth|igh|eight),? (?:and )?(\d+) ?mm (w|d|h)(?:ide|idth|eep|epth|igh|eight)$/g,
    'dimensions $1$2 x $4 x $6 mm ($3 x $5 x $7)',
  ],
  [/\b(?:be )?no wider than\b/g, 'width not more than'],
  [/\b(?:be )?no deeper than\b/g, 'depth not more than'],
  [/\(([wdhl])(?:idth|epth|eight|ength)\)/g, '($1)'],
  [
    /(\d[\d.,]*) ?(mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)? x (\d[\d.,]*) ?(?:mm|cm) ?\(?([wdhl])\)?(?![a-z])/g,
    '$1 x $4 x $6 $2 ($3 x $5 x $7)',
  ],
  [
    /(\d[\d.,]*) ?\(([wdhl])\) ?[x*] ?(\d[\d.,]*) ?\(([wdhl])\) ?[x*] ?(\d[\d.,]*) ?\(([wdhl])\) ?(mm|cm)\b/g,
    '$1 x $3 x $5 $7 ($2 x $4 x $6)',
  ],
  [
    /(?<=\b(?:footprint|floor space|base(?: area)?)) \(?w x d\)?(?=:?[^\d]*(\d[\d.]*)(?: ?(?:mm|cm|m))? x \1 ?(?:mm|cm|m)\b(?! x))/g,
    '',
  ],
  [be('deeper', lengths), 'depth $1$2more than'],
  [be('wider', lengths), 'width $1$2more than'],
  [be('(?:taller|higher)', lengths), 'height $1$2more than'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)wide\b/g, 'width'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)deep\b/g, 'depth'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)(?:high|tall)\b/g, 'height'],
  [/(?<=\d\s?(?:mm|cm|m|µm|inch|inches) (?:in )?)thick\b/g, 'thickness'],
  [
    new RegExp(
      `(?<=\\d ?(?:mm|cm|m|kgs?))(?: \\((?:(?:${ofPlaces}) ?){2,}\\)|, our (?:(?:${ofPlaces}) ?)+)$`,
      'g',
    ),
    '',
  ],
  // A reason of space or load asks for no more than its figure.
  [
    new RegExp(
      `(?<=\\d ?(?:mm|cm|m|kgs?)),? \\(?(?:because(?: of)?|since|as|given|in view of|by reason of|for reasons of|due to|has to|must|so that|so as to|in order to|so|to fit|to pass|to stand|to be|suitable for|for(?! eas\\w+ (?:transport|carry|mov))(?= (?:the existing|our existing|existing|upper|raised|floor|eas|convenien|limited|carry|transport)))` +
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
  [
    /\(([wdhl])\) ?(\d[\d.,]*) ?(?:mm|cm)? ?x \(([wdhl])\) ?(\d[\d.,]*) ?(?:mm|cm)? ?x \(([wdhl])\) ?(\d[\d.,]*) ?(?=mm|cm)/g,
    '($1 x $3 x $5) $2 x $4 x $6 ',
  ],
]
