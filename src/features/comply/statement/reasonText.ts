import texts from '../../../content/texts/statement.json'
import type { Reason } from '../requirement.ts'

/** Why a line has to be confirmed, for the visitor. */
export const reasonText = (reason: Reason): string => texts.reasons[reason]
