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

/** Where a line speaks of the whole machine: as the subject of a sentence, as what is offered, or as an owner. */
const ofMachine = new RegExp(
  [
    `(?:^|(?<=[:.;,] )|(?<=\\b(?:offer|propose|quote|supply|provide|deliver|furnish) ))` +
      `(?:(?:the|a|an|(?:each|every)(?! currency| note)|this|offered|proposed|quoted) )*${kind}(?= (?:${verbs})\\b|, (?:min\\b|at least\\b|\\d))`,
    `(?:(?<=\\b(?:of|for|in|with|to|from|on|by) )(?:the )?|(?<=\\bweight\\b.*)including (?:the )?)${kind}(?! (?:door|body|walls?|lock|system)\\b)(?=$|[ ,:;.])`,
    `^(?:the )?${kind}'s?(?= )`,
  ].join('|'),
  'g',
)

const papers =
  /technical|specifications?|requirements?|supply|procurement|purchase|description|equipment|item|goods/
    .source

const adjectives = /electronic|portable|industrial|professional|heavy[ -]duty|high[ -]speed|front[ -]loading/
  .source

/** `shall have the following minimum requirements`. */
const leading =
  '(?:(?:must|shall|should|will|to) )?(?:have|meet|satisfy|fulfil|comply with) (?:the |at least |following |minimum |technical )+' +
  '(?:requirements|characteristics|features|functions|specifications?)'

/** `Coin counter`, `Supply of passbook printers, 3 units`: a name of what is bought, of two words at least. */
const machineTitle = new RegExp(
  `^(?:(?:${papers}|of|for|the|an?) ?[:-]? ?)*(?:(?:${traits}|${nouns}|${adjectives}|and|&|\\/)[ -])+(?:${nouns})s?` +
    `(?: \\([^()]*\\))?(?:[,:]? \\d+(?: ?(?:units?|nos|pcs|sets?|pieces))?| ${leading})?:?$`,
)

/** Whether a plain text only names a machine, as the title above what is asked of it. */
export const isMachineTitle = (text: string): boolean => machineTitle.test(text)

/** Names of any machine say nothing of its kind. */
const anyKind = /^(?:machine|device|unit|equipment|system|product|model|the|a|an)$/

/** A text that says `machine` for all kinds of them, and the words for the kind that it named. */
export const takeKinds = (text: string): { text: string; kinds: string[] } => {
  const kinds: string[] = []
  const rest = text.replace(ofMachine, (_whole, ...groups: (string | undefined)[]) => {
    const words = groups.slice(0, 3).find((group) => group !== undefined) ?? ''
    kinds.push(...words.split(/[ -]/).filter((word) => !anyKind.test(word)))
    return 'machine'
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
