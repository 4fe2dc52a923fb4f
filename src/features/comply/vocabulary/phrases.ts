import type { Comparison } from '../requirement.ts'
import { oneOf } from './oneOf.ts'

const than = '(?: than)?'
const less = `(?:less|lower|fewer|smaller|below|under|slower|shorter|lighter|worse)${than}`
const more =
  '(?:more|higher|greater|larger|bigger|above|over|longer|faster|louder|heavier|wider|deeper|taller|thicker|better|' +
  `in excess of)${than}`
const never = '(?:not|no|never)(?: to)?(?: be)?'

/** The words of each comparison, those that contain others first. */
export const comparisons: readonly (readonly [RegExp, Comparison])[] = [
  [new RegExp(`\\b${never} (?:exceed(?:ing)?|surpass|${more})(?: of)?\\b`, 'g'), 'most'],
  [new RegExp(`\\b${never} ${less}\\b`, 'g'), 'least'],
  [
    /\b(?:or|and) (?:more|higher|better|greater|above|over|longer|larger|bigger|faster|thicker|up|upwards)\b/g,
    'least',
  ],
  [/\b(?:or|and) (?:less|lower|below|under|fewer|smaller|shorter|lighter|quieter)\b/g, 'most'],
  [/\b(?:at (?:the )?(?:very )?least|(?:a |at )?minimum(?: of)?|min\b\.?|as a minimum)/g, 'least'],
  [/(?:>=|=>|≥|⩾)/g, 'least'],
  [/(?:<=|=<|≤|⩽)/g, 'most'],
  [/\b(?:at (?:the )?most)\b/g, 'most'],
  [new RegExp(`\\b(?:${more}|exceeds?|exceeding)\\b`, 'g'), 'moreThan'],
  [new RegExp(`\\b(?:${less})\\b`, 'g'), 'lessThan'],
  [/>/g, 'moreThan'],
  [/</g, 'lessThan'],
  [
    /\b(?:(?:a )?maximum(?: of)?|max\b\.?|(?<!#\d+ *)up to|within(?! (?:1|one|a single|the same)\b)|limited to)/g,
    'loose',
  ],
  [/\b(?:exactly|equal to|equals)\b|=/g, 'exactly'],
]

/** A wish or an estimate is no requirement that a sheet can meet. */
export const wishes = oneOf(
  /\b(?:preferabl[ey]|preferred|desirable|desired|optional(?:ly)?|if possible|ideally)\b/,
  /\b(?:nice[- ]to[- ]have|advantag\w*|bonus|a plus|an asset|recommended|advisable|scored)\b/,
  /\b(?:or equivalent|or similar|approx(?:imately)?\b\.?|about|around|circa|ca\.)\b/,
  /\b(?:nominal(?:ly)?|typical(?:ly)?|average|may|can be|could|would)\b/,
)

export const negations = oneOf(
  /\b(?:no|not|never|without|none|neither|nor|except|excluding|excluded|exclude|free of)\b/,
  /\b(?:instead of|un(?:available|limited)|need not|n't|cannot|refus\w*)\b/,
  /\b(?:reject(?:ed|s)? if)\b/,
)

/** Words that change nothing in a requirement. */
export const fillers = new Set(
  (
    'a an the of for to be is are was has have having with by in on at as from into its their this that ' +
    'these those must shall should will needs need required require requires requirement requirements ' +
    'mandatory minimum machine machines device devices unit units equipment system product model offered ' +
    'proposed supplied supplier bidder vendor provide provides provided providing include includes ' +
    'included including support supports supported supporting capable capability able ability accept ' +
    'accepts accepted feature features function functions facility equipped fitted built-in integrated ' +
    'come comes bank note notes banknote banknotes each per and also plus it they which when while being ' +
    'rated specification specifications technical automatic-mode type value detect detects detected ' +
    'detection reading read reads recognise recognises recognize recognizes used using use hold ' +
    'holds holding work works working carry installed store period time level size capacity range number ' +
    'operation operating available compliant complies comply conforming conform certified certificate ' +
    'certificates certification connection connect port ports according processed mode modes while during ' +
    'power total delivery yes different various marked process expected estimated connector connectors ' +
    'technology manufacturer manufacturers standard allow allows enable enables via through based produce produces ' +
    'capture captured ocr mark proven proof evidence separate dedicated connected plugged stay stays ' +
    'remain remains kept keep diagonal panel operator fallback counts count process processes take takes taking any ' +
    'once electrical integrated proper adequate robust reliable professional modern guaranteed maker makers sockets ' +
    'itself operate operates operated acceptor volume every own suitable enough sufficient module check checks ' +
    'checked checking accordance'
  ).split(' '),
)

/** Conditions under which a sheet gives a figure. A line that names one is held against that figure alone. */
export const qualifiers: Readonly<Record<string, RegExp>> = {
  standby: /\b(?:standby|stand-by|waiting|idle|dimmed|ready)\b/,
  mixed: oneOf(
    /\b(?:mix(?:ed)?(?: value| denominations?| currenc(?:y|ies))?(?: mode)?|by value)\b/,
    /\b(?:value(?: count(?:ing)?)?(?: mode)?)\b/,
  ),
  pieces: /\b(?:pieces?(?: count(?:ing)?)?(?: mode)?|by pieces)\b/,
  serial: /\b(?:with )?serial[- ]numbers?(?: capture)?(?: and images?)?\b/,
  fitness: /\bfitness\b/,
  sorting: /\bsort(?:ing)?\b/,
  counting: /\bcount(?:ing)?\b/,
}

/** Words of a sheet with which a figure is no part of what is delivered, or holds only under a condition. */
export const optionWords = oneOf(
  /\b(?:options?|optional|on request|(?:to|on) order|extendable|extra|not included)\b/,
  /\b(?:not fitted|version|with (?:battery|coin|display)|without|by pieces|for counting)\b/,
  /\b(?:by (?:calibration|dial)|third-party|programmes?|wear parts|battery \d)\b/,
  /\b\d+ and \d+ denominations\b|\b(?:\(battery\)|folded|paper tape only|printing switched off)\b/,
)

export const approximations = /\b(?:about|approximately|circa)\b/

/** Small numbers in words. */
export const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
