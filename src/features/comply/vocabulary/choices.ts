import currencyWords from '../../../content/data/currencyWords.json' with { type: 'json' }
import { oneOf } from './neutralWords.ts'

/** What a set may have, and the words for it in tenders and sheets. */
export type Choices = Readonly<Record<string, RegExp>>

/** By code. The words name countries, and so they are content. */
export const currencyChoices: Choices = Object.fromEntries(
  Object.entries(currencyWords).map(([code, words]) => [code, new RegExp(words)]),
)

export const detectionChoices: Choices = {
  uv: /\b(?:uv|ultra-?violet)(?: light)?\b/,
  mg: /\b(?:mg|magnetic(?: ink)?(?! thread|[- ]stripe| cards?))\b/,
  mt: /\bmt\b|\b(?:(?:metal(?:lic)?|magnetic|security) )?threads?\b/,
  ir: /\b(?:ir|infra-?red)\b/,
  dualImage: oneOf(
    /\b(?:two|dual|double|2)\s?x? ?(?:cis|(?:contact )?image sensors?)(?: \(cis\))?\b/,
    /\bimage \((?:cis, )?both sides\)|\b(?:dual|double|two)[- ]sided (?:cis|imag(?:e|ing))(?: sensors?)?\b/,
  ),
  cis: oneOf(
    /\bcontact imag(?:e|ing)(?: (?:sensors?|scanners?))?(?: \(cis\))?/,
    /\b(?:imag(?:e|ing)(?: (?:sensors?|scanners?))? )?\(?cis\b\)?(?: imag(?:e|ing))?(?: (?:sensors?|scanners?))?/,
  ),
  image: /\b(?:(?:contact )?imag(?:e|ing)(?: (?:sensors?|scanners?))?(?: \(cis\))?|cis(?: sensors?)?)\b/,
  ultrasonic: /\bultrasonic\b/,
  thickness: /\bthickness(?: measur(?:ement|ing))?\b/,
  size: /\bsizes?\b/,
  double: /\b(?:double[- ](?:notes?|feeds?|feeding|fed(?: notes)?|detection)|double[ds]?)\b/,
  chained: /\bchain(?:ed|s)?\b/,
  half: /\bhal(?:f|ves)(?: notes?)?\b/,
  foreign: /\bforeign (?:objects?|bod(?:y|ies)|matter|materials?)\b/,
  alloy: /\b(?:metal )?alloy(?: of (?:the )?(?:metal|coins?))?\b/,
  diameter: /\bdiameter\b/,
}

export const interfaceChoices: Choices = {
  usbUpdates: /\busb(?:[- ]?a)? (?:port )?(?:for )?\(?(?:currency )?updates?\)?/,
  usbA: /\b(?:usb[- ]?a|type[- ]a)\b/,
  usbB: /\b(?:usb[- ]?b|type[- ]b)\b/,
  usbC: /\b(?:usb[- ]?c|type[- ]c)\b/,
  usb2: /\busb_2\b/,
  usb: /\busb(?:_2)?\b/,
  serialPort: oneOf(
    /\b(?:serial\s+(?:interface:? |port:? )?)?\(?rs[- ]?232c?\b/,
    /\bserial (?:interface|port)s?\b|\bserial(?![- ]?(?:numbers?|nos?\b))\b/,
  ),
  barcodePort: oneOf(
    /\bbar-? ?code (?:reader|scanner)s?(?: (?:port|connection|interface|socket))?\b/,
    /\b(?:port|connection|socket|interface) for (?:a |the )?bar ?code (?:readers?|scanners?)\b/,
  ),
  printerPort:
    /(?:\b(?:for|to|of) (?:an? |the )?)?(?<!\blabel )\b(?:external )?(?:receipt )?printers?(?: of receipts| port)?\b/,
  ethernet:
    /\b(?:ethernet|lan|rj-?45|tcp\/ip|(?<!mobile |cellular |wireless |phone )network(?:able|ed|[- ]ready)?(?! security))\b/,
  wifi: /\b(?:wi-?fi|wlan|wireless)\b/,
  bluetooth: /\bbluetooth\b/,
  modem: oneOf(
    /\b(?:mobile (?:data|network|internet)|cellular(?: network)?)(?: \(?g4\)?)?/,
    /\b(?:(?:gsm|lte|g3)(?: ?\/ ?|, | or | and ))*g4\b(?: ?\/ ?lte)?(?: communication)?(?: modem| module)?|\bmodem\b/,
  ),
  hdmi: /\bhdmi\b/,
  sd: /\bsd[- ]?card(?: (?:slot|port|reader))?\b/,
  parallel: /\b(?:parallel(?! (?:process|feed|count|strap|work|operat|use)\w*)|centronics|lpt)\b/,
  alarm: /\balarm contacts?\b/,
  footSwitch: /\bfoot ?switch\b|\b(?:foot ?)?pedal\b/,
  drawer: /\b(?:(?:cash )?drawer[- ](?:kick )?port|drawer-kick)\b/,
}

export const displayChoices: Choices = {
  touch: /\btouch(?:[- ]?screen| panel| display|[- ]sensitive)?\b/,
  colour: /\bcolou?r\b/,
  tft: /\btft\b/,
  // Every TFT is an LCD.
  lcd: /\b(?:lcd|tft)\b/,
  led: /\bled\b/,
  swivel: /\bswivel(?:ling)?(?: arm)?\b/,
  tilting: /\btilt(?:ing|able|s)?\b/,
  backlit: /\bback-?(?:lit|light(?:ed|ing)?)\b/,
}

const languages =
  'khmer english chinese malay tamil thai vietnamese french hindi spanish portuguese arabic lao burmese japanese korean german ' +
  'filipino bengali urdu dutch italian russian turkish polish greek czech hungarian romanian bulgarian ukrainian serbian ' +
  'croatian amharic hausa somali zulu afrikaans persian nepali sinhala punjabi mongolian georgian armenian kazakh uzbek'

export const languageChoices: Choices = {
  ...Object.fromEntries(languages.split(' ').map((name) => [name, new RegExp(`\\b${name}\\b`)])),
  indonesian: /\b(?:bahasa )?indonesian?\b/,
  swahili: /\b(?:ki)?swahili\b/,
}

export const sortingChoices: Choices = {
  denomination: /\b(?<!\b(?:of|within) (?:the |each )?(?:same |one )?)denominations?\b/,
  face: /\bfac(?:e|ing)(?: up and face down)?\b(?! values?)/,
  orientation: /\borientations?\b|\borient(?:s|ed|ing)?\b/,
  issue: oneOf(
    /\b(?:different|various) (?:issues?|series|versions?|emissions?)\b/,
    /\b(?:(?:old|new|current|withdrawn|former|previous)(?: series)?(?:,? (?:and|or|from|versus|vs\.?) | ?\/ ?))+(?:old|new|current|withdrawn|former|previous) (?:issues?|series|versions?|emissions?|designs?)\b/,
    /(?<!\b(?:old|new) )\b(?:issues?|series|versions?|emissions?)(?: of (?:the )?(?:bank ?)?notes?| \((?:old|new)(?:\/| and )(?:old|new)\))?/,
  ),
  fitness: oneOf(
    /\bfitness(?: levels?)?\b/,
    /\b(?:fit|unfit)(?: for (?:re-?)?circulation)?(?: (?:bank ?)?notes)?(?: or | and | from | ?\/ ?)(?:un)?fit(?: (?:bank ?)?notes)?\b/,
  ),
  currency: /\bcurrency(?: mode)?\b/,
  headerCard: /\bheader[- ]cards?\b/,
}

export const fitnessChoices: Choices = {
  soil: /\b(?:soil(?:ed|ing)?|dirt(?:y)?)\b/,
  stain: /\bstain(?:s|ed)?\b/,
  tear: /\b(?:tears?|torn|tearing)\b/,
  hole: /\bholes?\b/,
  tape: /\btape[ds]?\b/,
  folded: /\b(?:folded|dog[- ]?ear(?:s|ed)?)\b/,
  missing: /\bmissing\b/,
  writing: /\b(?:writings?|written|graffiti|scribbl\w+|handwritten)\b/,
}

export const countingChoices: Choices = {
  mixed: /\bmix(?:ed)?(?:[- ](?:value|denominations?))*(?: counting)?\b|\bvalue\b/,
  single: /\bsingle[- ]denominations?\b/,
  pieces: /\b(?:piece count(?:ing)?|pieces?)\b/,
  batch: /\bbatch(?:ing)?\b/,
  add: /\b(?:add(?:ing|ition)?|accumulat\w+)\b/,
}

export const certificateChoices: Choices = {
  ce: /\bce\b/,
  rohs: /\brohs\b/,
  cb: /\bcb\b/,
  fcc: /\bfcc\b/,
  ul: /\bul\b/,
  reach: /\breach\b/,
}

export const securityChoices: Choices = {
  s1: /\b(?:en_14450,? )?(?:security level )?s1\b/,
  s2: /\b(?:en_14450,? )?(?:security level )?s2\b/,
  cen0: /\b(?:en_1143-1,? )?(?:resistance )?grade zero\b/,
  cen1: /\b(?:en_1143-1,? )?(?:resistance )?grade i\b/,
  cen2: /\b(?:en_1143-1,? )?(?:resistance )?grade ii\b/,
  cen3: /\b(?:en_1143-1,? )?(?:resistance )?grade iii\b/,
  en14450: /\ben_14450\b/,
  en1143: /\ben_1143-1\b/,
}

export const printChoices: Choices = {
  impact: /\bimpact\b/,
  dotMatrix: /\bdot[- ]?matrix\b/,
  thermal: /\bthermal(?: transfer)?\b/,
  inkjet: /\bink[- ]?jet\b/,
  laser: /\blaser\b/,
}
