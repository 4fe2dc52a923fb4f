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
