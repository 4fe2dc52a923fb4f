import { createContext, type ReactNode, use } from 'react'
import type { RouterState } from './siteRouter.ts'

export interface Page {
  /** Of the HTTP answer that holds this page. */
  status: 200 | 404 | 503
  element: ReactNode
}

export type ShownPage = Pick<RouterState<Page>, 'page' | 'pending'>

export const ShownPageContext = createContext<ShownPage>({})

export const useShownPage = (): ShownPage => use(ShownPageContext)
