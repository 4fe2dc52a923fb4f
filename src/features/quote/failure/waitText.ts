import texts from '../../../content/texts/quote.json'

const units = [
  { unit: 'second', seconds: 1, most: 90 },
  { unit: 'minute', seconds: 60, most: 90 },
  { unit: 'hour', seconds: 3600, most: 36 },
  { unit: 'day', seconds: 86_400, most: 7 },
] as const

const inUnits = new Intl.RelativeTimeFormat('en')

/** A wait in words, rounded up: `in 42 seconds`, `in 2 hours`, and after a week just `later`. */
export const waitText = (seconds: number): string => {
  const found = units.find((unit) => seconds <= unit.most * unit.seconds)
  return found ? inUnits.format(Math.ceil(seconds / found.seconds), found.unit) : texts.form.failed.later
}
