/** An entry as it was written before entries had a version, with the names of version 1. */
export const fromUnversioned = (stored: Record<string, unknown>): Record<string, unknown> => {
  const { suspected, received, busyUntil, due, tryUntil, delivered, ...same } = stored
  return {
    ...same,
    version: 1,
    spamSignals: suspected,
    receivedAt: received,
    leaseExpiresAt: busyUntil,
    dueAt: due,
    retryUntil: tryUntil,
    deliveredAt: delivered,
  }
}
