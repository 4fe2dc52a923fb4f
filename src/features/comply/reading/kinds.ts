import { oneOf } from '../vocabulary/neutralWords.ts'

const traits = oneOf(
  /(?:bank ?)?notes?|bills?|currency|cash|money|coins?|bundles?|cheques?|passbooks?|payments?/,
  /smart|compact|fitness|desktop|self-service|automatic|teller|bank|deposit|information|mixed|value/,
  /multi[ -]?pocket|loose/,
  /(?:count|sort|strapp|band|bundl|bind|wrapp|recycl|deposit|encod|print|press|dispens)ing/,
).source

const nouns = oneOf(
  /machine|device|unit|equipment|system|product|model/,
  /counter|sorter|safe|kiosk|cdm|recycler|printer|till|terminal|checkout|wrapper|encoder|press/,
  /strapper|bander|binder/,
).source

const kind = `((?:(?:${traits})[ -])*(?:${nouns}))s?\\b`

const verbs = oneOf(
  /must|shall|should|will|ha(?:s|ve) to|needs? to|is|are|has|to be|weight|accepts?|supports?|provides?/,
  /works?|operates?|includes?|features?|comes|uses?|with|which|that|having/,
).source

/** Who works with a machine, and where: `for use by branch tellers` adds nothing to its kind. */
const purpose =
  '(?: for (?:use )?(?:(?:by|at|in|on|the|a|our|bank|branch(?:es)?|tellers?|cashiers?|counters?|cash|desk|office|' +
  '(?:customers or )?staff|operators?|to pay in notes) ?)+(?=$|[,;.]))?'

const onTable = '(?:desk|table|counter|bench)[- ]?top'
const form = `(?:an? )?(?:${onTable} (?:type )?)?`

/** Where a line speaks of the whole machine: as the subject of a sentence, as what is offered, or as an owner. */
const ofMachine = new RegExp(
  [
    `(?:^|(?<=[:.;,] )|(?<=\\b(?:offer|propose|quote|supply|provide|deliver|furnish) ))` +
      `(?:(?:the|a|an|(?:each|every)(?! currency| note)|this|offered|proposed|quoted) )*${kind}(?= (?:${verbs})\\b|, (?:min\\b|at least\\b|\\d))`,
    `(?:(?<=\\b(?:of|for|in|with|to|from|on|by) )(?:the )?|(?<=\\bweight\\b.*)including (?:the )?)${kind}(?! (?:door|body|walls?|lock|system)\\b)(?=$|[ ,:;.])`,
    `^(?:the )?${kind}'s?(?= )`,
    // What kind of machine it is to be.
    `(?<=^(?:an? )?${onTable} (?:type )?)${kind}(?=\\.?$)`,
    `(?<=^(?:type|kind|category|form|description|name)(?: of (?:the )?(?:machine|equipment|device|goods|unit|item|product))?(?: required)?: ${form})${kind}${purpose}`,
    `(?<=^(?:the )?(?:${nouns})(?: offered| proposed)? (?:shall|must|should|is to|to) be ${form})${kind}${purpose}`,
  ].join('|'),
  'g',
)

/** The first place among the groups of the pattern above at which a kind is asked for. */
const ofComplement = 3

/** Names of any machine say nothing of its kind. */
const anyKind = /^(?:machine|device|unit|equipment|system|product|model|the|a|an)$/

/** A text that says `machine` for all kinds of them, and the words for the kind that it named. */
export const takeKinds = (text: string): { text: string; kinds: string[] } => {
  const kinds: string[] = []
  const rest = text.replace(ofMachine, (whole: string, ...match: (string | number | undefined)[]) => {
    const place = match.findIndex((group) => group !== undefined)
    const words = String(match[place])
      .split(/[ -]/)
      .filter((word) => !anyKind.test(word))
    if (place < ofComplement || words.length === 0) {
      kinds.push(...words)
      return 'machine'
    }
    const end = Number(match.at(-2)) + whole.length
    const [isDesktop, isOfValue] = ['desktop', 'value'].map((word) => words.includes(word))
    kinds.push(
      ...words.filter((word) => word !== 'desktop' && !(isOfValue && /^(?:value|mixed)$/.test(word))),
    )
    const added = /[a-z]/.test(text.slice(end)) ? '' : ' of its kind'
    return `${isDesktop ? 'desktop ' : ''}machine${isOfValue ? ' with value counting' : added}`
  })
  return { text: rest, kinds }
}

/** Further kinds that a word may mean, by the stems of their names. What has a safe need not be one. */
const alsoMeant: Readonly<Record<string, readonly string[]>> = {
  kiosk: ['checkout', 'terminal'],
  strap: ['band'],
  bind: ['strap', 'band'],
  bundl: ['strap', 'band'],
  band: ['strap'],
  deposit: ['safe'],
  cdm: ['deposit', 'safe'],
}

const cash = /^(?:bank|(?:bank)?notes?|bills?|currency|cash|money)$/

/** `sort` for sorter and sorting. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ers?|s)$/, '')
    .replace(/pp$/, 'p')

/** Whether a product of these names is of a kind. All are for notes but those for coins. */
export const isOfKind = (word: string, names: string): boolean => {
  const stems = names.split(/[^\p{L}]+/u).map(stemOf)
  if (cash.test(word)) return !stems.includes('coin')
  const stem = stemOf(word)
  return [stem, ...(alsoMeant[stem] ?? [])].some((each) => stems.includes(each))
}
