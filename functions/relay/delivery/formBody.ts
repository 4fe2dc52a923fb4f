/** Other names for the ten fields, and fields of the form service's own. */
export interface FormShape {
  names?: Readonly<Record<string, string>> | undefined
  fields?: Readonly<Record<string, string | number | boolean>> | undefined
}

/** The body of a delivery as JSON. What the visitor typed is never replaced. */
export const formBody = (quote: object, { names = {}, fields = {} }: FormShape = {}): string => {
  const renamed = Object.entries(quote).map(([name, value]) => [
    Object.hasOwn(names, name) ? names[name] : name,
    value as unknown,
  ])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
