const sign = String.raw`(?:\p{Sc}|\b(?:USD|SGD|KHR))`
const number = String.raw`\d+(?:[ ,.]\d+)*`
const before = String.raw`${sign}\s?(?<after>${number})`
/** `12 USD notes` counts notes. */
const behind = String.raw`(?<before>${number})\s?${sign}(?! (?:notes?|coins?|denominations?)\b)`
const amounts = new RegExp(`${before}|${behind}`, 'gu')

const dollarNotes = [1, 2, 5, 10, 20, 50, 100]
const highestRielNote = 200_000

/** Whether a text has an amount of money; that of a note or coin is its name, and no price. */
export const namesPrice = (text: string): boolean =>
  [...text.matchAll(amounts)].some(([whole, ...groups]) => {
    const value = Number((groups.find(Boolean) ?? '').replace(/[ ,]/g, ''))
    return /KHR|៛/.test(whole) ? value > highestRielNote : !dollarNotes.includes(value)
  })
