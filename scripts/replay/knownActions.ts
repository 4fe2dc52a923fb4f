import { isActionCreator } from '@reduxjs/toolkit'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/**/*Slice.ts', '../../src/**/*Listeners.ts'],
  { eager: true },
)

/**
 * The type of each action that the store takes, from what slices and listeners export; read it by way of
 * Vite.
 */
export const knownActions: ReadonlySet<string> = new Set(
  Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => isActionCreator(value))
    .map(({ type }) => type),
)
