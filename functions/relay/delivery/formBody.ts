/** What a form service wants besides the ten fields: other names for them, and fields of its own. */
export interface FormShape {
  names?: Readonly<Record<string, string>> | undefined
  fields?: Readonly<Record<string, string | number | boolean>> | undefined
}

/**
 * The body of a delivery as JSON; the ten fields of the specification when the service wants nothing else. What
 * the visitor typed is never replaced.
 */
export const formBody = (quote: object, { names = {}, fields = {} }: FormShape = {}): string => {
  const renamed = Object.entries(quote).map(([name, value]) => [
    Object.hasOwn(names, name) ? names[name] : name,
    value as unknown,
  ])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
