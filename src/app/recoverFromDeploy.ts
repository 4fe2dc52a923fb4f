import type { DataRouter } from 'react-router-dom'

const storageKey = 'reloadedAfterDeploy'

/** A second failure within this time is a broken network, not a deploy. */
const minReloadIntervalMs = 60_000

interface Tab {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  open: (address: string) => void
}

/** A deploy removes the old scripts; a failed import opens the wanted address from the server, once. */
export const recoverFromDeploy = (address: string, { storage, now, open }: Tab): void => {
  try {
    const last = Number(storage().getItem(storageKey) ?? -Infinity)
    if (now() - last < minReloadIntervalMs) return
    storage().setItem(storageKey, String(now()))
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return
  }
  open(address)
}

/** Recovers when a script of the page that a visitor goes to fails to load. */
export const subscribeToFailedImports = (router: Pick<DataRouter, 'state'>): void => {
  window.addEventListener('vite:preloadError', () => {
    const next = router.state.navigation.location
    // Nobody waits for a script that is fetched ahead.
    if (!next) return
    const open = (address: string) => window.location.assign(address)
    const tab: Tab = { storage: () => sessionStorage, now: Date.now, open }
    recoverFromDeploy(next.pathname + next.search + next.hash, tab)
  })
}
