/** The parts of a specification's text: of `65 W, 3 W standby` both amounts. */
export const clausesOf = (text: string): string[] => text.split(/[,;] /)
