import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { type Page, ShownPageContext } from './page.ts'
import type { SiteRouter } from './siteRouter.ts'

interface Props {
  router: SiteRouter<Page>
  children: ReactNode
}

/** The page that the router has loaded, for `useShownPage`, and its address, for links. */
export const RouterProvider = ({ router, children }: Props) => {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state))
    follow()
    return router.subscribe(follow)
  }, [router])
  return (
    <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
      <ShownPageContext value={state}>{children}</ShownPageContext>
    </Router>
  )
}
