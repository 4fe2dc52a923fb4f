import data from '../../../content/data/tenderWords.json' with { type: 'json' }

/**
 * What denies a line, asks it of a paper or of another machine, or says what a buyer has. Such a line names a thing of
 * the sheet, and asks for less, more or nothing of it.
 */
export const refusals = new RegExp(data.refusals.join('|'))
