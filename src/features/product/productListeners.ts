import { createAction } from '@reduxjs/toolkit'
import type { StartListening } from '../../domain/state/rootState.ts'
import type { saveFile } from '../../ui/browser/sharing.ts'
import type { fetchSpecSheet, PageLink, shareLink } from './productApi.ts'

interface SpecSheet {
  name: string
  pdf: string
}

export const shareRequested = createAction<PageLink>('product/shareRequested')
export const linkCopied = createAction('product/linkCopied')
export const linkNotCopied = createAction<PageLink>('product/linkNotCopied')

export const specRequested = createAction<SpecSheet>('product/specRequested')
export const specDownloadStarted = createAction<SpecSheet>('product/specDownloadStarted')
export const specSaved = createAction<SpecSheet>('product/specSaved')
export const specFailed = createAction<SpecSheet>('product/specFailed')

export interface ProductServices {
  fetchSpecSheet: typeof fetchSpecSheet
  saveFile: typeof saveFile
  shareLink: typeof shareLink
}

/** Shares the page's link and downloads its spec sheet; each outcome is an event. */
export const addProductListeners = (startListening: StartListening<ProductServices>): void => {
  startListening({
    actionCreator: shareRequested,
    effect: async ({ payload }, { dispatch, extra }) => {
      const outcome = await extra.shareLink(payload)
      if (outcome === 'copied') dispatch(linkCopied())
      if (outcome === 'refused') dispatch(linkNotCopied(payload))
    },
  })

  // During a download another click on it is ignored.
  const inFlight = new Set<string>()
  startListening({
    actionCreator: specRequested,
    effect: async ({ payload }, { dispatch, extra, signal }) => {
      if (inFlight.has(payload.pdf)) return
      inFlight.add(payload.pdf)
      dispatch(specDownloadStarted(payload))
      try {
        // The file has the name of the last segment of the link's path (specification 7).
        extra.saveFile(await extra.fetchSpecSheet(payload.pdf, signal), payload.pdf.replace(/^.*\//, ''))
        dispatch(specSaved(payload))
      } catch {
        dispatch(specFailed(payload))
      } finally {
        inFlight.delete(payload.pdf)
      }
    },
  })
}
