import { isNumber, shapeOf } from '../../lib/shapes.ts'

/** A product on the quote list; the quantity is a whole number from 1 to 999. */
export interface ListedProduct {
  id: number
  quantity: number
}

/** Whether a value has the shape of a listed product. Its id may belong to no product. */
export const isListedProduct = shapeOf<ListedProduct>({ id: isNumber, quantity: isNumber })

export const maxProducts = 20

/** Whether two lists have the same products and quantities in the same order. */
export const isSameList = (one: readonly ListedProduct[], other: readonly ListedProduct[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }, index) => other[index]?.id === id && other[index].quantity === quantity)

const heading = '\n\nQuote list:\n'

/** A line has a name of at most 48 characters, a quantity and a number. */
const maxLineLength = 100

/** The longest quote list in a message, in UTF-16 code units. */
export const maxListLength = heading.length + maxProducts * (maxLineLength + 1)

/** The message of a request: the visitor's text, then one line for each product of the quote list. */
export const joinMessage = (text: string, lines: readonly string[]): string =>
  lines.length === 0 ? text : text + heading + lines.join('\n')
