const sign = String.raw`(?:(?:US|S)?\p{Sc}|(?<!\p{L})(?:USD|SGD|KHR))`
const number = String.raw`\d+(?:[ ,.]\d+)*(?![ ,.]?\d)`
/** `12 USD notes` counts notes. */
const notOfNotes = String.raw`(?! (?:notes?|coins?|denominations?)\b)`
const before = String.raw`${sign}\s?(?<after>${number})${notOfNotes}`
const behind = String.raw`(?<before>${number})\s?${sign}${notOfNotes}`
const amounts = new RegExp(`${before}|${behind}`, 'gu')

const dollarNote = /^(?:1|2|5|10|20|50|100)$/
const highestRielNote = 200_000

/**
 * Whether a text names a price. The value of a dollar note or coin is not a price but its name, and so is any
 * amount in riel up to the highest note.
 */
export const namesPrice = (text: string): boolean =>
  [...text.matchAll(amounts)].some(([whole, ...groups]) => {
    const amount = groups.find(Boolean) ?? ''
    if (/KHR|៛/.test(whole)) return Number(amount.replace(/[ ,.]/g, '')) > highestRielNote
    return !dollarNote.test(amount)
  })
