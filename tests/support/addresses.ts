import type { Address } from '../../src/domain/state/addressSlice.ts'

/** A path with its query and hash as the router reports it. */
export const addressAt = (path: string): Address => {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash }
}
