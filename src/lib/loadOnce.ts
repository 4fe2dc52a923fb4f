/**
 * Caches the promises of `load`; a rejected one is removed, so that the next call tries again. Importing
 * a loaded module again takes a task of its own, in which React would paint the old page (decision 0017).
 */
export const loadOnce = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const promises = new Map<string, Promise<T>>()
  return (key) => {
    const promise = promises.get(key) ?? load(key)
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}
