import type { Scene } from '../machines/model.ts'
import { branchCounter } from './branchCounter.ts'
import { cashRoom } from './cashRoom.ts'
import { workshop } from './workshop.ts'

/** Rooms with machines in them, for the pages about the company and its services. */
export const scenes: Readonly<Record<string, () => Scene>> = {
  'branch-counter': branchCounter,
  'cash-room': cashRoom,
  workshop,
}
