import type { Scene } from './model.ts'
import { branchCounter } from './scenes/branchCounter.ts'
import { cashRoom } from './scenes/cashRoom.ts'
import { workshop } from './scenes/workshop.ts'

/** Rooms with machines in them, for the pages about the company and its services. */
export const scenes: Readonly<Record<string, () => Scene>> = {
  'branch-counter': branchCounter,
  'cash-room': cashRoom,
  workshop,
}
