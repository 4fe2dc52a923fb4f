import type { Notice } from './noticesSlice.ts'

interface Plan {
  /** The ids of toasts that are closed. */
  closed: string[]
  /** Notices that are opened; one that is not new has no timer and is not announced. */
  opened: { notice: Notice; isNew: boolean }[]
}

/**
 * What becomes of the toasts when the queue has changed: `open` are the ids of those on the screen, `posted`
 * those of notices that are not shown yet. A last notice that is neither comes from a jump in Redux DevTools:
 * then all others are closed.
 */
export const planToasts = (
  queue: readonly Notice[],
  open: ReadonlySet<string>,
  posted: ReadonlySet<string>,
): Plan => {
  const last = queue.at(-1)
  const isJump = last !== undefined && !open.has(last.id) && !posted.has(last.id)
  const stays = (id: string): boolean => !isJump && open.has(id) && queue.some((notice) => notice.id === id)
  return {
    closed: [...open].filter((id) => !stays(id)),
    opened: queue
      .filter((notice) => !stays(notice.id) && (posted.has(notice.id) || notice === last))
      .map((notice) => ({ notice, isNew: posted.has(notice.id) })),
  }
}
