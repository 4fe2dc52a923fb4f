import type { RootState, StartListening } from '../../domain/state/rootState.ts'
import {
  linkCopied,
  linkNotCopied,
  type PageLink,
  shareRequested,
  specDelivered,
  specDownloadStarted,
  specFailed,
  specRequested,
} from './productEvents.ts'

export interface SpecSheetServices {
  /** Rejects for an error or a wrong content type, after a minute, and when `signal` aborts. */
  fetchSpecSheet: (path: string, signal: AbortSignal) => Promise<Blob>
  saveFile: (content: Blob, name: string) => void
}

export interface ShareServices {
  /** By the device's dialog, or else by the clipboard; `refused` when that is blocked too. */
  shareLink: (link: PageLink) => Promise<'shared' | 'copied' | 'refused'>
}

/** The last path segment of a link (specification 7). */
export const fileNameOf = (link: string): string => link.split(/[?#]/)[0]?.split('/').pop() ?? ''

export const addProductListeners = (
  startListening: StartListening<RootState, SpecSheetServices & ShareServices>,
): void => {
  startListening({
    actionCreator: shareRequested,
    effect: async ({ payload }, { dispatch, extra }) => {
      const outcome = await extra.shareLink(payload).catch(() => 'refused' as const)
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
        extra.saveFile(await extra.fetchSpecSheet(payload.pdf, signal), fileNameOf(payload.pdf))
        dispatch(specDelivered(payload))
      } catch {
        dispatch(specFailed(payload))
      } finally {
        inFlight.delete(payload.pdf)
      }
    },
  })
}
