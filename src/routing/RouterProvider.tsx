import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { type Page, ShownPageContext } from './page.ts'
import type { SiteRouter } from './siteRouter.ts'

/** In ms: a page that comes sooner is not announced. */
const patience = 150

interface Props {
  router: SiteRouter<Page>
  children: ReactNode
}

/** The page that the router has loaded, for `useShownPage`, and its address, for links. */
export const RouterProvider = ({ router, children }: Props) => {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => startTransition(() => setState(router.state))
    const follow = () => {
      clearTimeout(timer)
      if (router.state.pending) timer = setTimeout(show, patience)
      else show()
    }
    follow()
    const stop = router.subscribe(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
  return (
    <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
      <ShownPageContext value={state}>{children}</ShownPageContext>
    </Router>
  )
}
