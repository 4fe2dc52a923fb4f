/** Keeps what came, by its key; what failed is tried again. */
export const loadOnce = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>()
  return (key) => {
    const asked = kept.get(key) ?? load(key)
    kept.set(key, asked)
    asked.catch(() => kept.delete(key))
    return asked
  }
}
