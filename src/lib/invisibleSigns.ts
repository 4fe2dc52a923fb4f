/**
 * Signs that nobody sees: the zero-width ones, the direction marks that contacts apps put around a number, the
 * soft hyphen, variation selectors, marks of annotation and their kind.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

export const removeInvisible = (text: string): string => text.replace(invisible, '')

/** The text with each run of blanks of any kind as one space, and with plain hyphens. U+2800 is a blank too. */
export const plainSpaces = (text: string): string =>
  text.replace(/[\s\u2800]+/g, ' ').replace(/[\u2010\u2011]/g, '-')
