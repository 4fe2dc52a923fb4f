/** The body of a delivery as JSON, with other names and constant fields. What the visitor typed is never replaced. */
export const formBody = (
  quote: object,
  names: Readonly<Record<string, string>> = {},
  fields: object = {},
): string => {
  const renamed = Object.entries(quote).map(([name, value]) => [names[name] ?? name, value as unknown])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
