import { createPath, type DataRouter } from 'react-router-dom'
import { makeTextStorage } from '../../ui/browser/storedItem.ts'

const storage = makeTextStorage(() => sessionStorage)
const storageKey = 'reloadedAfterDeploy'

/** A second failure within this time is a broken network, not a deploy. */
const minReloadIntervalMs = 60_000

/** A deploy removes the old scripts, so a failed import opens the wanted address from the server, once. */
export const recoverFromDeploy = (address: string): void => {
  const now = Date.now()
  if (now - Number(storage.getItem(storageKey) ?? -Infinity) < minReloadIntervalMs) return
  storage.setItem(storageKey, String(now))
  // Without storage nothing would stop a loop of reloads.
  if (storage.getItem(storageKey) !== String(now)) return
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
