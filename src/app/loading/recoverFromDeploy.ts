import { createPath, type DataRouter } from 'react-router-dom'

const storageKey = 'reloadedAfterDeploy'

/** A second failure within this time is a broken network, not a deploy. */
const minReloadIntervalMs = 60_000

/** A deploy removes the old scripts; a failed import opens the wanted address from the server, once. */
export const recoverFromDeploy = (address: string): void => {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? -Infinity)
    if (Date.now() - last < minReloadIntervalMs) return
    sessionStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return
  }
  // After Back the document has the address already, and opening it again would only go to its hash.
  if (address === createPath(window.location)) window.location.reload()
  else window.location.assign(address)
}

/** Recovers when a script of the page that a visitor goes to fails to load. */
export const subscribeToFailedImports = (router: Pick<DataRouter, 'state'>): void => {
  window.addEventListener('vite:preloadError', () => {
    const next = router.state.navigation.location
    // Nobody waits for a script that is fetched ahead. Offline the browser would show an error of its own,
    // without the menu and the telephone numbers of PageError.
    if (next && navigator.onLine) recoverFromDeploy(createPath(next))
  })
}
