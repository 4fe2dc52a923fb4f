/** The JSON of a delivery. A constant field never replaces what the visitor typed. */
export const formBody = (
  quote: object,
  names: Readonly<Record<string, string>> = {},
  fields: object = {},
): string => {
  const renamed = Object.entries(quote).map(([name, value]) => [names[name] ?? name, value as unknown])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
