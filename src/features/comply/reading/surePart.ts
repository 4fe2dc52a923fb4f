import type { Clause } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { readClause } from './readClause.ts'

const additions = /[;.]\s|,\s(?:with\s|and\s)?|\s(?:and|plus|including|incl\.|as well as|together with)\s/g

/** Words, and all numbers, with which an addition may change what stands before it. */
const changing = new RegExp(
  '\\d|\\b(?:or|either|if|when|where|while|unless|except|excluding|excluded|without|not|no|none|at|for|from|to|' +
    'measured|during|under|only|mode|removed|option\\w*|extra|exten\\w*|expand\\w*|upgrad\\w*|depend\\w*|each|per|' +
    'instead|otherwise|alternativ\\w*|version|total|combined|typical\\w*|average|preferabl[ey]|prefer\\w*|' +
    'desir\\w*|ideally|whichever|after|before|as|but|else|save|bar|barring|apart|aside|though|although|however|' +
    'accept\\w*|tolera\\w*|permi\\w*|allow\\w*|negotia\\w*|waiv\\w*|exempt\\w*|ignor\\w*|omit\\w*|disregard\\w*|' +
    'detach\\w*|fold\\w*|tilt\\w*|lower\\w*|retract\\w*|collaps\\w*|clos\\w*|open\\w*|absent|off|down|' +
    'fitted|shut|unscrew\\w*|pull\\w*|push\\w*|eco|econom\\w*|sleep\\w*|saving|new|short|peaks?|temporar\\w*|' +
    'cover\\w*|adapt\\w*|convert\\w*|transform\\w*|separat\\w*|cascad\\w*|link\\w*)\\b',
)

/** Whether words only add something to a line and leave the rest of it as it is. */
export const isAddition = (words: string): boolean => !changing.test(words) && !/\breject/.test(words)

/**
 * The beginning of a clause that is understood whole where something is added that is not: `warranty of 24 months` in
 * `warranty of 24 months, with local service`. A product without it does not meet the clause.
 */
export const surePart = (
  { words, subject, quantities, members, qualifiers, unread, doubt, isOrEqual }: Clause,
  subjects: readonly Subject[],
): Clause | undefined => {
  if (doubt || isOrEqual || unread.length === 0) return undefined
  const cuts = [...words.matchAll(additions)].filter(({ 0: sign, index }) =>
    isAddition(words.slice(index + sign.length)),
  )
  return cuts
    .map(({ index }) => readClause(words.slice(0, index), subjects))
    .findLast(
      (part) =>
        part.subject === subject &&
        !part.doubt &&
        part.unread.length === 0 &&
        part.quantities.length === quantities.length &&
        part.members.length === members.length &&
        part.qualifiers.length === qualifiers.length,
    )
}
