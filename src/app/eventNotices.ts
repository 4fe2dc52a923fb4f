import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import texts from '../content/texts/notices.json'
import {
  clearingUndone,
  listCleared,
  productAdded,
  selectIsListed,
  selectQuoteList,
} from '../domain/quoteList/quoteListSlice.ts'
import type { RootState, StartListening } from '../domain/state/rootState.ts'
import { type NoticeDraft, noticePosted } from '../features/notices/noticesSlice.ts'
import {
  linkCopied,
  linkNotCopied,
  specDownloadStarted,
  specFailed,
  specSaved,
} from '../features/product/productListeners.ts'
import {
  formErrorsFound,
  quoteAccepted,
  quoteFailed,
  quoteUnconfirmed,
} from '../features/quote/quoteSlice.ts'
import { fill } from '../lib/text.ts'
import { productChosen, selectCompared } from '../parts/compare/comparisonSlice.ts'

/** In ms (specification 10.11). Longer than other notices, because the visitor may have to find the button. */
const undoableMs = 10_000

const filled = (notice: typeof texts.linkNotCopied, values: Record<string, string>): NoticeDraft => ({
  ...notice,
  description: fill(notice.description, values),
})

/** Posts a notice for each action of the matcher; none where `noticeFor` returns undefined. */
const noticeOn =
  <Action extends UnknownAction>(
    matcher: (action: unknown) => action is Action,
    noticeFor: (action: Action, state: RootState, before: RootState) => NoticeDraft | undefined,
  ) =>
  (startListening: StartListening) =>
    startListening({
      matcher,
      effect: (action, api) => {
        const notice = noticeFor(action, api.getState(), api.getOriginalState())
        if (notice) api.dispatch(noticePosted(notice))
      },
    })

/** Listens to the events that deserve a notice (specification 8). */
export const eventNotices = [
  noticeOn(formErrorsFound.match, () => ({ ...texts.quoteInvalid, tone: 'destructive' })),
  noticeOn(quoteFailed.match, () => ({ ...texts.quoteFailed, tone: 'destructive' })),
  noticeOn(isAnyOf(quoteAccepted, quoteUnconfirmed), () => texts.quoteAccepted),
  noticeOn(specDownloadStarted.match, () => texts.downloadStarted),
  noticeOn(specSaved.match, ({ payload }) => filled(texts.downloadFinished, { name: payload.name })),
  noticeOn(specFailed.match, () => ({ ...texts.downloadFailed, tone: 'destructive' })),
  noticeOn(linkCopied.match, () => texts.linkCopied),
  noticeOn(linkNotCopied.match, ({ payload }) => filled(texts.linkNotCopied, { url: payload.url })),
  noticeOn(productAdded.match, ({ payload: id, meta }, state, before) => {
    if (selectIsListed(before, id)) return undefined
    return selectIsListed(state, id) ? { ...texts.machineAdded, description: meta.name } : texts.listFull
  }),
  noticeOn(listCleared.match, (_action, _state, before) => {
    const { title, undo } = texts.listCleared
    const event = clearingUndone(selectQuoteList(before))
    return { title, durationMs: undoableMs, action: { label: undo, event } }
  }),
  noticeOn(productChosen.match, ({ payload: id }, state) =>
    selectCompared(state).includes(id) ? undefined : texts.comparisonFull,
  ),
]
