/** A pattern that matches where one of these does, the first of them that can. */
export const oneOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'))
