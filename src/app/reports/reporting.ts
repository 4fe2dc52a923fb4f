/** Decided once a visit, so that a visit reports everything or nothing. */
const isReporting = Math.random() < REPORT_SHARE

/** Begins to report errors, if this visit reports. */
export const startReporting = (): void => {
  if (isReporting)
    import('./reportErrors.ts').then(({ reportErrors }) => reportErrors(window)).catch(() => undefined)
}

/** Reports the visit's speed at its end, if it reports; `replayed` is the number of presses that were held back. */
export const reportSpeed = (replayed: number): void => {
  if (isReporting)
    import('./reportVitals.ts')
      .then(({ reportVitals }) => reportVitals(document, replayed))
      .catch(() => undefined)
}
