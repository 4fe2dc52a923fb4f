/**
 * The names asked for on the command line, or all when none is. Ends the process when one is not known, saying which
 * and what there is: `names` introduces the list, `fault` the unknown.
 */
export const chosenFrom = <Name extends string>(
  known: readonly Name[],
  asked: readonly string[],
  names: string,
  fault = 'Not known',
): readonly Name[] => {
  const unknown = asked.filter((name) => known.every((each) => each !== name))
  if (unknown.length > 0) {
    console.error(`${fault}: ${unknown.join(', ')}. ${names}: ${known.join(', ')}.`)
    process.exit(1)
  }
  return asked.length > 0 ? known.filter((name) => asked.includes(name)) : known
}
