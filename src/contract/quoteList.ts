/** A machine on the quote list; the quantity is a whole number from 1 to 999. */
export interface ListedMachine {
  id: number
  quantity: number
}

export const maxMachines = 20

export const isSameList = (one: readonly ListedMachine[], other: readonly ListedMachine[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
