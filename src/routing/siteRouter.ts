import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom'
import { makeUuid } from '../lib/uuid.ts'

export interface RouterState<Page> {
  location: Location
  historyAction: NavigationType
  /** Undefined until the first page is loaded. */
  page?: Page
  /** Where the visitor is going, while that page is loading. */
  pending?: Location
}

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

interface Entry {
  key?: string
  usr?: unknown
}

/** The first page of a visit has no key, under which its scroll position could be kept. */
const keepKey = ({ history }: Window): void => {
  const entry = (history.state ?? {}) as Entry
  if (entry.key === undefined) history.replaceState({ ...entry, key: makeUuid() }, '')
}

const currentLocation = ({ location, history }: Window): Location => {
  const { key = 'default', usr = null } = (history.state ?? {}) as Entry
  const { pathname, search, hash } = location
  return { pathname, search, hash, key, state: usr }
}

/** The address changes when the page is loaded; until then the page before stays. `load` never fails. */
export const makeSiteRouter = <Page>(browser: Window, load: (pathname: string) => Promise<Page>) => {
  keepKey(browser)
  const { history } = browser
  const listeners = new Set<(state: RouterState<Page>) => void>()
  let state: RouterState<Page> = {
    location: currentLocation(browser),
    historyAction: NavigationType.Pop,
  }
  let wanted = state.location
  let isPushing = false
  const ready = new Promise((resolve) => listeners.add(resolve))

  const publish = (next: RouterState<Page>): void => {
    state = next
    for (const listener of listeners) listener(next)
  }

  /** A later visit takes over from one that is still loading. */
  const visit = async (
    location: Location,
    historyAction: NavigationType,
    record?: () => void,
  ): Promise<void> => {
    wanted = location
    isPushing = historyAction === NavigationType.Push
    if (state.page) publish({ ...state, pending: location })
    const page = await load(location.pathname)
    if (wanted !== location) return
    isPushing = false
    record?.()
    publish({ location, historyAction, page })
  }

  const navigate = (to: To, options: NavigateOptions = {}): void => {
    // What takes over from an entry that is still loading becomes that entry.
    const replace = options.replace === true && !isPushing
    const { pathname, search, hash, href } = new URL(
      typeof to === 'string' ? to : createPath(to),
      browser.location.href,
    )
    const key = makeUuid()
    const usr = options.state ?? null
    void visit(
      { pathname, search, hash, key, state: usr },
      replace ? NavigationType.Replace : NavigationType.Push,
      () => {
        if (replace) history.replaceState({ key, usr }, '', href)
        else history.pushState({ key, usr }, '', href)
      },
    )
  }

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: (to, usr: unknown) => navigate(to, { state: usr }),
    replace: (to, usr: unknown) => navigate(to, { replace: true, state: usr }),
  }

  browser.addEventListener('popstate', () => void visit(currentLocation(browser), NavigationType.Pop))
  void visit(state.location, NavigationType.Pop)

  return {
    get state() {
      return state
    },
    ready,
    navigate,
    navigator,
    subscribe: (listener: (state: RouterState<Page>) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type SiteRouter<Page> = ReturnType<typeof makeSiteRouter<Page>>
