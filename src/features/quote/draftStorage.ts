/** A tab's storage. Reading `sessionStorage` itself may throw, so it is asked for at each use. */
export type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const draftKey = 'quoteDraft'

/** A visitor who blocks storage, or whose storage is full, has the form without a draft. */
export const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** Removes the draft when it is what was sent under a key, and not something newer. */
export const clearSentDraft = (storage: DraftStorage, key: string): void => {
  attempt(() => {
    const draft = JSON.parse(storage().getItem(draftKey) ?? 'null') as { key?: unknown } | null
    if (draft?.key === key) storage().removeItem(draftKey)
  })
}
