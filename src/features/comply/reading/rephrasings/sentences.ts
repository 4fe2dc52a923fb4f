import { isFiller, oneOf } from '../../vocabulary/neutralWords.ts'
import { negations } from '../../vocabulary/phrases.ts'
import { wordsOf } from '../plainText.ts'
import { every } from '../takeWords.ts'

/** A sentence that asks for one thing, in whatever order its words come. */
interface Sentence {
  /** Each of these must be in it. */
  asks: readonly RegExp[]
  /** What it may have besides, but for neutral words and persons. */
  besides: RegExp
  /** The same in the words of tables. */
  says: string
}

const person = /^(?:teller|operator|user|clerk|cashier|agent|staff|immediately)$/

const shown = /\b(?:call(?:ed)? up|show[ns]?|displays?(?= the\b)|displayed|indicate[ds]?|appears?|visible)\b/
const running = /\b(?:count(?:ing|s)?|sorting|running|runs|working|works|operation|operating|progress)\b/
const kept = /\b(?:stor(?:ed|es?)|saved?|record(?:ed|s)?|kept|log(?:ged)?)\b/

const sentences: readonly Sentence[] = [
  {
    asks: [
      oneOf(
        /\b(?:add(?:ed|ing)?|top(?:ped|ping)?[ -]up|re-?fill(?:ed|ing)?|re-?load(?:ed|ing)?|(?:more|further|additional)(?= notes\b))\b/,
        /\b(?:put|load(?:ed|ing)?|placed?)\b(?=.*\b(?:in|into|on|onto|of) (?:the )?(?:hopper|feeder)\b)/,
      ),
      /\b(?:hopper|feeder|(?:more|further|additional) notes|re-?fill\w*|re-?load\w*)\b/,
      /\b(?:while|whilst|during|when)\b/,
      running,
    ],
    besides:
      /\bwithout (?:(?:any|a|the|pressing|having to) )*(?:stop(?:ping)?|interrupt(?:ion|ing)|halt(?:ing)?)(?: (?:it|of|count(?:ing)?|operation))*\b|\b(?:put|load(?:ed|ing)?|placed?|feed(?:ing)?|fed|insert(?:ed)?|hopper|feeder|into|onto|still|may|continuous(?:ly)?)\b/,
    says: 'continuous refill',
  },
  {
    asks: [
      /\b(?:total value|(?<=\bvalue counting\b.*)value|value(?= of (?:an? )?(?:mixed|unsorted|bundle)))\b/,
      /\b(?:mixed|unsorted|different denominations)\b/,
      /\b(?:count(?:s|ing|ed)?|calculat(?:es?|ed|ing)|add(?:s|ed)?|giv(?:es?|en)|determin(?:es?|ed)|recognis(?:es?|ed))\b/,
    ],
    besides:
      /\b(?:in (?:one|a single|1) (?:pass|run|go|count)|(?:of )?(?:one|a single|1|the same) currency|denominations?|bundles?|stacks?|piles?|deposits?|different|mixed|unsorted|value|total|up|and|count(?:ing|er)?)\b/,
    says: 'value counting',
  },
  {
    asks: [
      /^(?!.*\b(?:values?|amounts?)\b)/,
      /\b(?:number|pieces|quantity)\b/,
      /\b(?:each|every|per|by) denominations?\b/,
      shown,
    ],
    besides: /\b(?:number|pieces|quantity|count(?:ed)?|reports?|break-?down|denominations?|list|after)\b/,
    says: 'breakdown by denomination',
  },
  {
    asks: [/\bcancel\w*/, /\b(?:same|original|own)\b/, /\bnotes\b/, /\b(?:back|return(?:s|ed)?)\b/],
    besides:
      /\b(?:(?:in case|in which case|if|when|upon|prior to|before|after|until) (?=[a-z])|not other (?:ones|notes)|cancel\w*|escrow|exactly|put in|were|confirm\w*|count(?:ing|ed)|customers?|depositors?|clients?|they|he|she|his|her|same|original|own|notes|put|insert\w*|deposit\w*|gets?|receives?|transactions?)\b/,
    says: 'escrow, original notes returned',
  },
  {
    asks: [
      /\bbatch\w*/,
      /\b(?:each|every|per|individual) (?:sorting )?(?:pockets?|stackers?)\b/,
      /\b(?:set|programm\w+|select\w*|adjust\w*|preset|chosen|defin\w+)\b/,
    ],
    besides: /\b(?:batch(?:es)?|sizes?|separate(?:ly)?|individual(?:ly)?|independent(?:ly)?|different|own)\b/,
    says: 'batch by pocket',
  },
  {
    asks: [/\b(?:two|2) (?:persons|people|employees)\b|\bdual control\b/, /\bopen(?:ed|ing)?\b/],
    besides: /\b(?:only|together|doors?|safe|needed|principle|present|dual control)\b/,
    says: 'dual control opening',
  },
  {
    asks: [
      /\b(?:updat|upgrad|load)\w*/,
      /\b(?:currenc(?:y|ies)|notes?|templates?)\b/,
      /(?<=\b(?:by|via|from|with|using|through|over|on|of)\b.*)\busb\b|\busb (?:ports?|updates?)\b/,
    ],
    besides:
      /\b(?:updat\w+|upgrad\w+|load\w*|currenc(?:y|ies)|templates?|usb|new|when|if|issue[ds]?|series|ports?|sticks?|memory|drive|flash|data(?:base)?|own|bank's|it|install\w*)\b/,
    says: 'usb updates',
  },
  {
    asks: [
      /\b(?:any|all)(?: of)?(?: the)?(?: (?:4|four))? (?:directions?|orientations?|ways?)\b|\bfacing any way\b/,
      /\bnotes\b/,
      /\b(?:fed|feed\w*|insert\w*|put|accept\w*|placed?)\b/,
    ],
    besides:
      /\b(?:(?:no|without) (?:any )?facing(?: (?:needed|required|necessary))?|need not be (?:turned|faced)(?: beforehand)?|directions?|orientations?|may|put)\b/,
    says: 'notes accepted in any orientation',
  },
  {
    asks: [
      /^(?!.*\bmachine (?:shall )?stops?\b)/,
      /\b(?:pockets?|stackers?)\b/,
      /\bfull\b/,
      /\b(?:others?|remaining)\b/,
      /\b(?:continues?|carry on|carries on|go(?:es)? on|keeps?|without (?:stop(?:ping)?|interruption))\b/,
    ],
    besides:
      /\b(?:when|if|as soon as|while|one|that|only|alone|stops?|sorting|fill(?:ing|ed)?|into|becomes?|become|pockets?|stackers?)\b/,
    says: 'full pocket stops alone',
  },
  {
    asks: [/\b(?:suspect(?:ed)?|doubtful|counterfeit)\b/, /\bnotes?\b/, /\bstops?\b/],
    besides: /\b(?:by itself|when|if|found|detected|recognised|occurs?|each|every|feed(?:ing)?|counting)\b/,
    says: 'stops at a suspect note',
  },
  {
    asks: [/\b(?:reason|cause|why)\b/, /\b(?:reject(?:ed|ion|s)?|not accepted)\b/, shown],
    besides: /\b(?:each|every)\b/,
    says: 'reject reason displayed',
  },
  {
    asks: [
      /\bdeclared (?:amount|sum|total|value)\b|\b(?:amount|sum|total|value) declared\b/,
      /\bcompar(?:e[ds]?|ing|ison)\b/,
      /\bcount(?:ed|ing)?\b/,
    ],
    besides:
      /\b(?:amounts?|sums?|total|value|against|difference|show[ns]?|display(?:ed|s)?|customer|depositor|cashier or customer|reconciliation|deposits?|software)\b/,
    says: 'declared amount compared',
  },
  {
    asks: [
      /\b(?:add(?:ed|s|ing)?|accumulat\w+|summ?(?:ed|s)?)\b/,
      /\b(?:several|successive|consecutive|multiple)\b(?! (?:machines|devices|units|counters))/,
      /\b(?:total|sum)\b/,
    ],
    besides: /\b(?:results?|counts?|counting|runs?|bundles?|deposits?|up|into|one|running|grand|mode)\b/,
    says: 'add function',
  },
  {
    asks: [
      /\b(?:un|not )fit\b|\b(?:soiled|worn)\b/,
      /(?<!un|not )\bfit\b/,
      /\b(?:separat|sort|divid|distinguish)\w*/,
    ],
    besides:
      /\b(?:separat\w+|sort\w*|divid\w+|distinguish\w*|for (?:re-?)?circulation|(?:re-?)?circulation|fitness|unfit|not fit|soiled|worn|ones?)\b/,
    says: 'fitness sorting',
  },
  {
    asks: [
      /\b(?:results?|data)\b/,
      /\b(?:sent|send|transfer\w*|transmit\w*|export\w*)\b/,
      /\b(?:pc|computer)\b/,
    ],
    besides: /\b(?:count(?:ing)?|connection)\b/,
    says: 'connection to pc',
  },
  {
    asks: [
      /\b(?:black|watch|wanted)[ -]?list\b|\bon (?:our|the bank's|a) list\b|\blist of (?:wanted|stolen) notes\b/,
      /\b(?:serial )?numbers?\b/,
      /\b(?:reject(?:ed)?|divert(?:ed)?|sorted out|taken out)\b/,
    ],
    besides: /\b(?:whose|serial|run|pocket|go|bank's|automatic(?:ally)?|list)\b/,
    says: 'wanted list',
  },
  {
    asks: [
      /\b(?:header|separator|separation) cards?\b/,
      /\b(?:separat(?:e[ds]?|ing|ion)|separable|apart|distinguish\w*)\b/,
    ],
    besides:
      /\bwithout (?:stopping|interrupting|interruption)(?: (?:of|the|process(?:ing)?|machine|run|count(?:ing)?))*\b|\b(?:deposits?|customers?|different|several|continuous(?:ly)?|feed|kept)\b/,
    says: 'header cards',
  },
  {
    asks: [
      /\b(?:transactions?|counts?|deposits?)\b/,
      /\b(?:each|every)\b/,
      kept,
      /\b(?:users?|operators?|tellers?)\b/,
    ],
    besides: /\b(?:each|every|together|names?|times?|dates?|audit|log)\b/,
    says: 'user and time recorded with every transaction',
  },
  {
    asks: [/\bforeign (?:objects?|bodies|matter)\b/, /\b(?:detect(?:ed|ion|s)?|recognised)\b/],
    besides: /\b(?:paper clips?|clips?|staples?|pins?|coins?|rubber bands?|etc|such as|or|inserted|bundle)\b/,
    says: 'foreign object detection',
  },
]

/** A sentence in the words of tables, where it asks for one thing and every word of it belongs to that. */
export const inTableWords = (text: string): string => {
  const found = sentences.find(({ asks, besides }) => {
    if (!asks.every((pattern) => pattern.test(text))) return false
    const rest = [...asks, besides].reduce((left, pattern) => left.replace(every(pattern), ' '), text)
    return (
      !/[\d<>=≥≤+]/.test(rest) &&
      !negations.test(rest) &&
      wordsOf(rest).every((word) => isFiller(word) || person.test(word))
    )
  })
  return found?.says ?? text
}
