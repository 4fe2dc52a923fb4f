import { numberWords } from '../../vocabulary/phrases.ts'
import type { Rephrasing } from './sizeRephrasings.ts'

const container = '(?:bag|drawer|box|container|compartment|cup|store|holder|outlet)s?'
// A bag, or whatever holds one, is enough.
const containers = `(?=[a-z, ]*\\b(?:bag|outlet|compartment|container|holder)s?\\b)${container}(?:(?:,| or|, or) ${container})*`
const duty = '(?:(?:shall|must|should|can|to|is|are) )?(?:be )?'
const count = `(\\d|${numberWords.slice(0, 9).join('|')})`

/** Sorters and counters of coins in the words of tables. */
export const coinRephrasings: readonly Rephrasing[] = [
  [
    new RegExp(
      '\\b(?:accept|process|take)s? (?:coins of (?:all|different|several) denominations mixed(?: together)?|mixed coins|coins mixed(?: together)?),?' +
        '(?: as they come from [^,;]*,)? and (?:(?:shall|must|should|to) )?sort(?:s|ing)? (?:them )?(?:by denomination )?in (?:one|a single|the same) (?:run|pass|operation)$',
      'g',
    ),
    'deposit of mixed coins',
  ],
  // What a machine for one country takes.
  [
    /\b(?:all )?(?:five |5 )?([a-z]+ coins?),? (?:from )?5 cents? (?:to|-|up to) (?:1 dollar|s?\$ ?1)\b/g,
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:it ${duty}possible to )?(?:preset|set|enter|select) the number of coins (?:after|at) which (?:an? |the |each )?(?:bag|drawer|count|counting|machine) (?:is (?:closed|full|stopped)|stops),? (.*\\d)(?: (?:pieces|coins|pcs))?(?: per bag)?$`,
      'g',
    ),
    'batch $1 coins',
  ],
  [
    new RegExp(
      `\\b(?:coin )?bags? (?:(?:shall|must|should|can|may|to) be |are )(?:attached|clamped|hung|fixed|fastened|hooked)(?: directly)? (?:to|on|at|onto) (?:the )?(?:machine|spouts?|outlets?)(?: for filling)?$`,
      'g',
    ),
    'bag outlet',
  ],
  [
    new RegExp(
      `\\b${count}(?: or more)? ${containers}(?: ${duty}(?:provided|available|fitted))? for (?:the )?sorted coins$`,
      'g',
    ),
    'outlets when sorting: at least $1 bags',
  ],
  [
    new RegExp(
      `\\b(?:there ${duty})?(?:an? |one )?(?:separate|own) ${containers}(?: \\(${containers}\\))? for each of the ${count} (?:(?!(?:bank)?note)[a-z]+ )?(?:coin )?denominations(?: of coins)?$`,
      'g',
    ),
    'outlets when sorting: at least $1 bags',
  ],
  [
    // It has to be apart, in whichever of them.
    new RegExp(
      `(?<=\\b(?:foreign|refused|rejected|unknown) coins\\b.*)\\b(?:tray|${container})(?:, (?:tray|${container}))*,? or (?:tray|${container})\\b`,
      'g',
    ),
    'outlet',
  ],
  [/(?<=\bcoins\b.*),? so that they do not (?:reach|mix with|enter) the (?:good|genuine|sorted) coins$/g, ''],
  [/,? before (?:it|they) (?:can )?causes? (?:an? )?jams?$/g, ''],
  [
    /\b(?:make up|make|form) (?:paper-wrapped|wrapped) (?:coin )?rolls(?: for issue to (?:the )?[a-z]+)?$/g,
    'wrapping coins',
  ],
  [/,? at (?=\d+ rolls per minute)/g, ', wrapping speed '],
  [
    /\btotals of ((?:at least )?\d+ (?:checkouts|tills|cashiers)) (?:are to|shall|must|should) be (?:kept|stored)(?: apart| separate(?:ly)?)?\b/g,
    'memory for $1',
  ],
  [
    /\b(\d[\d,.]*) deposits (?:(?:shall|must|should|to|can) be )?(?:held|kept|stored|saved|retained) in (?:the )?(?:internal )?memory\b/g,
    'memory for $1 deposits',
  ],
]
