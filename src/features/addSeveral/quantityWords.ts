/** Words beside a quantity, in the languages of lists that buyers here send. */
const units =
  'pc pcs piece pieces unit units set sets no nos ea each roll rolls device devices machine machines ' +
  'stk stück stücke einheit einheiten pièce pièces unité unités ud uds unidad unidades pieza piezas ' +
  'cái chiếc bộ buah biji keping เครื่อง ชุด ตัว หน่วย គ្រឿង ឈុត ឯកតា 台 个 個 套 部 架 件 臺 대 개'

const labels =
  'qty qnty qtty quantity quantities quantité qté menge anzahl cantidad jumlah kuantiti sl จำนวน ចំនួន 数量 數量 수량'

/** As lines are read (lineWords.ts), which takes the Thai vowel am apart. */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.normalize('NFKC').split(' '))

const unitWords = wordSet(units)
const labelWords = wordSet(labels)
const signs = new Set(['x', '×', '*', 'of'])

/** Whether a word in lower case says that the number beside it is a quantity. */
export const isQuantityWord = (word: string): boolean =>
  unitWords.has(word) || labelWords.has(word) || signs.has(word)

/** Whether a cell has nothing but a unit, as `Units` or `pcs.`. */
export const isUnit = (text: string): boolean => unitWords.has(text.trim().toLowerCase().replace(/\.$/, ''))

/** Words that may stand before a name and say nothing of it. */
const fillers = new Set(
  'the model type machine machines please pls quote need we require supply for brand'.split(' '),
)

/** Whether a word may be left out at the beginning of a name. */
export const isFiller = (word: string): boolean => fillers.has(word)

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const values = new Map([
  ...ones.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
])

/**
 * The number that the first words spell, as `one hundred twenty five`, and how many words that takes; none for
 * other words.
 */
export const readNumberWords = (words: readonly string[]): { value: number; count: number } | undefined => {
  let value = 0
  let count = 0
  for (const word of words) {
    const part = values.get(word)
    const joins = count > 0 && word === 'and' && values.has(words[count + 1] ?? '')
    if (part !== undefined) value += part
    else if (word === 'hundred' && count > 0) value *= 100
    else if (!joins) break
    count += 1
  }
  return count === 0 ? undefined : { value, count }
}

/** The number that the last words spell, and the words before it; none for other words. */
export const readLastNumberWords = (
  words: readonly string[],
): { value: number; before: readonly string[] } | undefined => {
  for (const [index] of words.entries()) {
    const spelled = readNumberWords(words.slice(index))
    if (spelled?.count === words.length - index)
      return { value: spelled.value, before: words.slice(0, index) }
  }
  return undefined
}
