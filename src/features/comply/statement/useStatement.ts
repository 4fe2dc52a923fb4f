import { useMemo, useState } from 'react'
import { sheets } from 'virtual:specifications'
import { useDrafts } from '../../../parts/quoteDraft/useDrafts.ts'
import { readRequirements, withSubject } from '../reading/readRequirements.ts'
import { subjectsOf } from '../vocabulary/rowSubjects.ts'
import { emptyDraft, readStatementDraft, type StatementDraft } from './statementDraft.ts'

/** What a line may be about. */
export const knownSubjects = subjectsOf(sheets)

/** The visitor's draft, stored at each change, and the requirements that its text has. */
export const useStatement = () => {
  const { statementDraft: item } = useDrafts()
  const [draft, setDraft] = useState(() => readStatementDraft(item))
  const [cleared, setCleared] = useState<StatementDraft>()
  const keep = (next: StatementDraft) => {
    setDraft(next)
    item.write(next)
  }
  const { text, subjects } = draft
  // Reading 200 lines for each letter of a remark would be felt.
  const { requirements, surplus } = useMemo(() => {
    const read = readRequirements(text, knownSubjects)
    return {
      ...read,
      requirements: read.requirements.map((requirement) => {
        const subject = subjects[requirement.text]
        return subject === undefined ? requirement : withSubject(requirement, subject, knownSubjects)
      }),
    }
  }, [text, subjects])
  return {
    draft,
    requirements,
    surplus,
    change: (changed: Partial<StatementDraft>) => {
      setCleared(undefined)
      keep({ ...draft, ...changed })
    },
    clear: () => {
      setCleared(draft)
      keep(emptyDraft)
    },
    undo:
      cleared &&
      (() => {
        setCleared(undefined)
        keep(cleared)
      }),
  }
}

export type Statement = ReturnType<typeof useStatement>
