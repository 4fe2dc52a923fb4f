/** The event that a browser sends to other tabs; Node has no StorageEvent. */
export const storageEvent = (key: string | null, newValue: string | null): Event =>
  Object.assign(new Event('storage'), { key, newValue })
