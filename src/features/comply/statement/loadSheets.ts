import type { Sheet } from '../requirement.ts'

/** The sheets of all products; rejects when they do not load. */
export const loadSheets = async (): Promise<readonly Sheet[]> =>
  (await import('virtual:specifications')).sheets
