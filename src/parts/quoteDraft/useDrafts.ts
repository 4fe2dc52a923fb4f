import { createContext, use } from 'react'
import type { StoredItem } from '../../ui/browser/storedItem.ts'

/** What a visitor has typed in this tab. Where storage is blocked it lasts until the page is closed. */
export interface DraftServices {
  draft: StoredItem
  /** Of the statement of compliance, which is never sent. */
  statementDraft: StoredItem
}

export const DraftsContext = createContext<DraftServices | undefined>(undefined)

/** The drafts of the services. Throws outside the app. */
export const useDrafts = (): DraftServices => {
  const drafts = use(DraftsContext)
  if (!drafts) throw new Error('App gives no drafts')
  return drafts
}
