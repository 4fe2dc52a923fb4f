/** In lower case, with a space for each hyphen. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** In characters: fewer are in almost every sheet. */
const fewest = 3

/** The ids of the products whose sheet has a searched text. */
export const inSheets = (search: string, sheets: Readonly<Record<string, string>>): number[] => {
  const needle = plain(search)
  if (needle.length < fewest) return []
  return Object.entries(sheets).flatMap(([id, sheet]) => (plain(sheet).includes(needle) ? Number(id) : []))
}
