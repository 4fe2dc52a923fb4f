import { createAction } from '@reduxjs/toolkit'

interface SpecSheet {
  name: string
  pdf: string
}

export interface PageLink {
  title: string
  url: string
}

export const shareRequested = createAction<PageLink>('product/shareRequested')
export const linkCopied = createAction('product/linkCopied')
export const linkNotCopied = createAction<PageLink>('product/linkNotCopied')

export const specRequested = createAction<SpecSheet>('product/specRequested')
export const specDownloadStarted = createAction<SpecSheet>('product/specDownloadStarted')
export const specDelivered = createAction<SpecSheet>('product/specDelivered')
export const specFailed = createAction<SpecSheet>('product/specFailed')
