import { stemOf } from '../reading/plainText.ts'
import type { Dimension } from './units.ts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Words that change nothing in a requirement, wherever they stand and in all their forms: articles, pronouns,
 * prepositions, words of duty and courtesy, verbs of having and doing, the machine itself and its notes, and names of a
 * measure. Any word with a meaning of its own belongs to a subject, or into `demands`.
 */
const fillers: ReadonlySet<string> = new Set(
  words(`
    a an the this that these those such there here it its itself their they them themselves which who whose we our us you
    your one's of for to by in on at as with from via through while when during and also too thus hence hereby thereby
    therefore thereof herein hereunder accordingly likewise plus namely viz ie respectively altogether generally fully
    duly well simply just already among amongst upon
    am is are be being been was has had having do does did done can must shall should will ought please pls ok okay
    give given giving get got take taken held hold run running fitted equipped built made met
    mandatory compulsory obligatory essential necessary yes minimum
    machine device unit equipment system product model apparatus appliance bank note banknote bill
    number quantity qty level range period size type kind mode value volume rate figure amount
    suited able capable capability ability suitable capacity possible possibility available availability capacities
    facility feature function functionality functional provision means arrangement way manner form
    method technology technique principle basis nature category categories
    carried out following using
    technical specification requirement parameter characteristic detail particular description property lot item said
    satisfactorily properly correctly successfully normally

    actually become clearly easily effectively efficiently indicate itself normal normally occur operation overall
    particular perfectly practically prepare present readily regard relevant respective stated thoroughly undertake
    accompany anticipate await declare envisage expect foresee intend know reside plan choose
    accept accommodate achieve affix allow assure attain belong build carry come comply comprise conform consist
    contain correspond design do employ enable ensure exist express facilitate feature find fulfil function furnish
    go grant have help incorporate involve let lie make manage mark meet mention name need obtain offer operate
    perform permit possess present propose provide quote range reach realise receive refer rely
    remain require rest satisfy see serve specify state stay supply sustain take tell tolerate use utilise
    utilize want withstand work produce process
  `).flatMap((word) => [word, stemOf(word)]),
)

/** Whether a word is neutral everywhere. */
export const isFiller = (word: string): boolean =>
  word === 'x' || fillers.has(word) || fillers.has(stemOf(word))

const much = 'high higher large larger big bigger great'
const little =
  'low lower small smaller minimal compact light lightweight short quiet quietly economical efficient movable'

/** What a figure of each kind may be called: a noise is low, and a hopper is not. */
const vague: Partial<Record<Dimension, string>> = {
  count: much,
  number: much,
  perDay: much,
  perMinute: `${much} fast faster quick quicker`,
  seconds: `${little} fast faster quick quicker`,
  length: `${much} ${little} wide long longer clear bright`,
  mass: little,
  power: little,
  sound: little,
  months: `${much} long longer`,
}

/** Whether a word asks for nothing beside a figure, before one that counts, and around any other. */
export const isVague = (word: string, dimensions: readonly Dimension[], before: string): boolean =>
  dimensions.length > 0 &&
  (/^(?:good|adequate|sufficient|enough)$/.test(word) ||
    dimensions.some(
      (dimension) =>
        (vague[dimension] ?? `${much} ${little} wide fine`).split(' ').includes(word) &&
        (!['count', 'number'].includes(dimension) || before.includes(word)),
    ))

/** A pattern for words in all their forms, and for phrases as they stand. */
export const anyOf = (text: string, ...phrases: readonly string[]): RegExp => {
  const verbs = words(text).map((word) =>
    word.endsWith('e') ? `${word.slice(0, -1)}(?:es?|ed|ing)` : `${word}(?:e?s|e?d|ing)?`,
  )
  return new RegExp(`\\b(?:${[...phrases, ...verbs].join('|')})\\b`)
}

/** A pattern that matches where one of these does, the first of them that can. */
export const oneOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'))
