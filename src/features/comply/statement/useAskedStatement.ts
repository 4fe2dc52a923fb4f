import { useDrafts } from '../../../parts/quoteDraft/useDrafts.ts'
import { useHydrated } from '../../../ui/browser/useHydrated.tsx'
import { readStatementDraft } from './statementDraft.ts'

/** A function that says whether a message has the statement with which a request was last asked for. */
export const useAskedStatement = (): ((message: string) => boolean) => {
  const { statementDraft } = useDrafts()
  const hydrated = useHydrated()
  const { asked = '' } = hydrated ? readStatementDraft(statementDraft) : {}
  return (message) => asked !== '' && message.includes(asked)
}
