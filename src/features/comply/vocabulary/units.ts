import data from '../../../content/data/tenderWords.json' with { type: 'json' }

/** What a unit measures. Amounts of different dimensions are never compared. */
export type Dimension =
  | 'number'
  | 'count'
  | 'perMinute'
  | 'perDay'
  | 'length'
  | 'mass'
  | 'power'
  | 'apparentPower'
  | 'voltage'
  | 'frequency'
  | 'celsius'
  | 'fahrenheit'
  | 'percent'
  | 'sound'
  | 'months'
  | 'seconds'
  | 'resolution'
  | 'memory'
  | 'luminance'
  | 'force'
  | 'grammage'
  | 'lengthPerSecond'
  | 'pixels'
  | 'flow'

export interface Unit {
  dimension: Dimension
  /** How many of the dimension's base units: mm, g, W, V, Hz, months, s, MB. */
  factor: number
  /** What is counted; missing for pieces of anything. */
  noun?: string
}

/** Nouns that are counted, by the words for them. Pieces may be any of them. */
const nouns: readonly (readonly [words: string, noun: string | undefined])[] = Object.entries(data.nouns).map(
  ([words, noun]) => [words, noun === 'piece' ? undefined : noun],
)

const times: Readonly<Record<string, [Dimension, number]>> = {
  'minutes?|mins?|min\\.': ['perMinute', 1],
  'seconds?|secs?|s': ['perMinute', 60],
  'hours?|hrs?|h': ['perMinute', 1 / 60],
  '(?:working )?days?': ['perDay', 1],
}

const plain: Readonly<Record<string, Unit>> = {
  '(?:m(?:³|3|\\^)|cu\\.? ?m)/h(?:ou)?r?': { dimension: 'flow', factor: 1 },
  'npm|bpm': { dimension: 'perMinute', factor: 1, noun: 'note' },
  cps: { dimension: 'perMinute', factor: 60, noun: 'character' },
  'mm/s(?:ec)?': { dimension: 'lengthPerSecond', factor: 1 },
  'µm|μm|microns?': { dimension: 'length', factor: 0.001 },
  'g/m(?:²|2)|gsm': { dimension: 'grammage', factor: 1 },
  'kn|kilonewtons?': { dimension: 'force', factor: 1000 },
  'n|newtons?': { dimension: 'force', factor: 1 },
  'mega ?pixels?|mp': { dimension: 'pixels', factor: 1 },
  kb: { dimension: 'memory', factor: 0.001 },
  'millimet(?:er|re)s?|mm': { dimension: 'length', factor: 1 },
  'centimet(?:er|re)s?|cm': { dimension: 'length', factor: 10 },
  'met(?:er|re)s?|m': { dimension: 'length', factor: 1000 },
  "inch(?:es)?|in\\.|\"|''": { dimension: 'length', factor: 25.4 },
  'kilograms?|kilogrammes?|kilos?|kgs?': { dimension: 'mass', factor: 1000 },
  'grams?|grammes?|g': { dimension: 'mass', factor: 1 },
  'pounds?|lbs?': { dimension: 'mass', factor: 453.59237 },
  'kilowatts?|kw': { dimension: 'power', factor: 1000 },
  'watts?|w': { dimension: 'power', factor: 1 },
  kva: { dimension: 'apparentPower', factor: 1000 },
  va: { dimension: 'apparentPower', factor: 1 },
  'volts?|vac|v ac|v a\\.c\\.|v': { dimension: 'voltage', factor: 1 },
  'hertz|hz': { dimension: 'frequency', factor: 1 },
  '°\\s?c|degrees? (?:c|celsius|centigrade)|deg\\.? ?c(?:elsius)?|celsius|c|degrees?(?! f)|deg(?!\\.? f)': {
    dimension: 'celsius',
    factor: 1,
  },
  '°\\s?f|degrees? f(?:ahrenheit)?|deg\\.? f|fahrenheit': { dimension: 'fahrenheit', factor: 1 },
  '%|per ?cent|percent': { dimension: 'percent', factor: 1 },
  'db ?\\(a\\)|dba|db a|db|decibels?': { dimension: 'sound', factor: 1 },
  'months?': { dimension: 'months', factor: 1 },
  'years?|yrs?': { dimension: 'months', factor: 12 },
  'seconds?|secs?|s': { dimension: 'seconds', factor: 1 },
  'minutes?|mins?|min': { dimension: 'seconds', factor: 60 },
  'hours?|hrs?|h': { dimension: 'seconds', factor: 3600 },
  dpi: { dimension: 'resolution', factor: 1 },
  gb: { dimension: 'memory', factor: 1000 },
  mb: { dimension: 'memory', factor: 1 },
  'cd/m(?:²|2|\\^2)|nits?': { dimension: 'luminance', factor: 1 },
}

const per = '\\s*(?:/\\s*|(?:per|a|each|every|in one|in a|in 1)\\s+)(?:one\\s+|1\\s+)?'

interface UnitRule {
  source: string
  unit: Unit
}

const ruleOf = (source: string, unit: Unit): UnitRule => ({ source, unit })

const rates = Object.entries(times).flatMap(([time, [dimension, factor]]) => [
  ...nouns.map(([words, noun]) =>
    ruleOf(`(?:${words})\\.?(?: (?:counted|processed|handled))?${per}(?:${time})`, {
      dimension,
      factor,
      ...(noun && { noun }),
    }),
  ),
  ruleOf(`(?:/|per)\\s*(?:${time})`, { dimension, factor }),
])

const daily = nouns.map(([words, noun]) =>
  ruleOf(`(?:${words})\\s+daily`, { dimension: 'perDay', factor: 1, ...(noun && { noun }) }),
)

const counts = nouns.flatMap(([words, noun]) => [
  ruleOf(`million\\s+(?:${words})`, { dimension: 'count', factor: 1_000_000, ...(noun && { noun }) }),
  ruleOf(`(?:${words})`, { dimension: 'count', factor: 1, ...(noun && { noun }) }),
])

/** Rates come first, since each of them begins with what is counted. */
const rules: readonly UnitRule[] = [
  ...rates,
  ...daily,
  ...Object.entries(plain).map(([source, unit]) => ruleOf(source, unit)),
  ...counts,
]

/** All units in one pattern, with a group for each. */
const anyUnit = new RegExp(
  `[\\s-]*(?:${rules.map(({ source }) => `(${source})`).join('|')})(?![\\p{L}\\d])`,
  'uy',
)

/** The unit that stands in a text after a number. */
export const unitAt = (text: string, index: number): { unit: Unit; end: number } | undefined => {
  anyUnit.lastIndex = index
  const found = anyUnit.exec(text)
  const groups: readonly (string | undefined)[] = found?.slice(1) ?? []
  const rule = rules[groups.findIndex((group) => group !== undefined)]
  return rule ? { unit: rule.unit, end: anyUnit.lastIndex } : undefined
}

/** Whether a text is a unit and nothing else. */
export const isUnit = (text: string): boolean => unitAt(` ${text}`, 0)?.end === text.length + 1

/** Whether a text is a unit of what is done in a time, as `notes per minute`. */
export const isRate = (text: string): boolean => isUnit(text) && /\/|\bper\b/.test(text)
