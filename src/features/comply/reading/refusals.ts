import { oneOf } from '../vocabulary/neutralWords.ts'

const owner =
  '(?:we|(?:the|our) (?:bank|branch|purchaser|buyer|client|room)|our (?:present |existing )?[a-z]+)'
const bid = '(?:machines?|devices?|units?|offers?|bids?|products?)'

/**
 * What denies a line, asks it of a paper or of another machine, or says what a buyer has. Such a line names a thing of
 * the sheet, and asks for less, more or nothing of it.
 */
export const refusals = oneOf(
  /\bno longer\b(?! than)|\btoo (?!shall|must|should|is|are|be|and|with|for|in|to)[a-z]+|\bhad been\b|\((?:no|not required)\)/,
  /\b(?:is|are|be|stay|to be taken) out\b(?! of (?!use))|\bout(?: of use)?$|^take out\b/,
  /(?<!\b(?:counter|desk|room|space|office|branch) )\b(?:is|are) (?:small|short|low|slow|narrow|light)\b(?!.*\d)/,
  new RegExp(`\\b${bid}\\b.*\\b(?:be|are) (?:rejected|excluded)\\b|^reject (?:all |any )?${bid}\\b`),
  // What is there, and who provides it.
  new RegExp(`^(?:note: )?${owner}(?: already)? (?:has|have|uses?|gives?|is|had)\\b`),
  /^(?:the )?existing\b|\balready(?! set)|\bremains? in use\b|\bpresent (?:one|machine)\b|\bas on\b|\bof lot \d/,
  /\b(?:provided|supplied|given|arranged|is|:) by (?:the |our )?(?:bank|us|purchaser|buyer|client)$|^[^,;]*[a-z] by the bank$/,
  /: (?:false|used|tested|existing|by others|by bank|bank|double|more|less|higher|lower|lot \d)$|^(?:×|\/\/|\(-\))|\(\*\)/,
  // A port of another thing, and words of one sensor that another has.
  /^(?:printer|pedal|scanner|server)(?: port)?:? (?:usb|ethernet|lan)\b|\b(?:uv|ir|mg) (?:thread|size|double|image) detection\b/,
  /\bserial[- ]numbers? range\b|\bsee (?:note|item|remark)\b|\b(?!10 )\d+ cpi\b|^bags:? \d+$/,
  /\b(?:in addition to|besides) the (?!above|reject|euro|local)|\b(?:short of|in place of)\b|^in addition to the existing\b/,
  // More than a sheet counts.
  /\bdoubled$|^more than one (?!currenc)|\b(?:hopper|reject)\b.*\b(?:per|for (?:each|every)) (?:pocket|stacker)\b/,
  /^(?:qty|quantity) \d|\b(?:until|till|before|by) 20\d\d\b|(?<!original |\d ?|pockets? )\+ ?\d+$|[a-z\d)]\*+(?=$|[ :,)])|†/,
  // Papers, prices and power.
  /\b(?:enclosed|in principle|on paper$|test report|pdf\/[aexu]\b|port with (?!(?:an? )?(?:rj-?45|connector|cover|at least)\b))|^(?:offer|quote|copy of|certificate of(?= \d))\b|\bof (?:the )?offer\b/,
  /\b(?:power(?:ed)?|runs?|works?|supply|operated) (?:by|from|over|through|via) (?:the )?(?:usb|ethernet|lan)/,
  /\b(?:under|above|inside|below|behind) (?:the )?(?:machine|unit|system|device|bank)\b/,
)
