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
 * Whether a text has an amount of money. That of a dollar note or coin is its name, and no price; so is any
 * sum in riel up to the highest note.
 */
export const namesPrice = (text: string): boolean =>
  [...text.matchAll(amounts)].some(([whole, ...groups]) => {
    const amount = groups.find(Boolean) ?? ''
    if (/KHR|៛/.test(whole)) return Number(amount.replace(/[ ,.]/g, '')) > highestRielNote
    return !dollarNote.test(amount)
  })
