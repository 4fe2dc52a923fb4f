/** What a set may have, and the words for it in tenders and sheets. */
export type Choices = Readonly<Record<string, RegExp>>

export const currencyChoices: Choices = {
  KHR: /\b(?:khr|(?:khmer |cambodian )?riels?|cambodian currency)\b|៛/,
  SGD: /\b(?:sgd|singapore(?:an)? dollars?)\b|s\$/,
  AUD: /\b(?:aud|australian dollars?)\b/,
  HKD: /\b(?:hkd|hong kong dollars?)\b/,
  CAD: /\b(?:cad|canadian dollars?)\b/,
  TWD: /\b(?:twd|taiwan(?:ese)? dollars?)\b/,
  USD: /\b(?:usd|us dollars?|u\.s\. dollars?|american dollars?|united states dollars?)\b|us\$/,
  THB: /\b(?:thb|(?:thai )?bahts?)\b|฿/,
  VND: /\b(?:vnd|(?:vietnamese )?dong)\b|₫/,
  MYR: /\b(?:myr|(?:malaysian )?ringgit)\b/,
  EUR: /\b(?:eur|euros?)\b|€/,
  CNY: /\b(?:cny|rmb|(?:chinese )?yuan|renminbi)\b/,
  JPY: /\b(?:jpy|(?:japanese )?yen)\b/,
  KRW: /\b(?:krw|(?:south )?korean won)\b/,
  GBP: /\b(?:gbp|pounds? sterling|british pounds?|sterling)\b|£/,
  PHP: /\b(?:php|philippine pesos?)\b/,
  IDR: /\b(?:idr|(?:indonesian )?rupiah)\b/,
  INR: /\b(?:inr|(?:indian )?rupees?)\b/,
  LAK: /\b(?:lak|(?:lao(?:tian)? )?kip)\b/,
  MMK: /\b(?:mmk|(?:myanmar )?kyat)\b/,
}

export const detectionChoices: Choices = {
  uv: /\b(?:uv|ultra-?violet)\b/,
  mg: /\b(?:mg|mt|magnetic(?: ink| thread)?)\b/,
  ir: /\b(?:ir|infra-?red)\b/,
  dualImage:
    /\b(?:two|dual|double|2)\s?x? ?(?:colour )?(?:cis|contact image sensors?)(?: \(cis\))?\b|\bcis, both (?:sides|faces)\b|\bimage \((?:cis, )?both sides\)/,
  image: /\b(?:cis|(?:contact )?image(?: sensors?| \(cis\))?)\b/,
  ultrasonic: /\bultrasonic\b/,
  thickness: /\bthickness\b/,
  size: /\bsizes?\b/,
  double: /\b(?:doubles?|double[- ](?:notes?|feed(?:ing)?|detection))\b/,
  chained: /\bchain(?:ed|s)?\b/,
  half: /\bhalf(?: notes?)?\b/,
  alloy: /\balloy\b/,
  diameter: /\bdiameter\b/,
}

export const interfaceChoices: Choices = {
  usbA: /\busb[- ]?a\b/,
  usbB: /\busb[- ]?b\b/,
  usbC: /\b(?:usb[- ]?c|type[- ]c)\b/,
  usb: /\busb\b/,
  serialPort: /\brs[- ]?232c?\b/,
  ethernet: /\b(?:(?:gigabit )?ethernet|lan|rj-?45|tcp\/ip)\b/,
  wifi: /\b(?:wi-?fi|wlan|wireless)\b/,
  bluetooth: /\bbluetooth\b/,
  modem: /\bg4\b(?: modem)?|\bmodem\b/,
  hdmi: /\bhdmi\b/,
  sd: /\bsd[- ]?card\b/,
  parallel: /\b(?:parallel|centronics|lpt)\b/,
}

export const displayChoices: Choices = {
  touch: /\btouch(?:[- ]?screen| panel| display)?\b/,
  colour: /\bcolou?r\b/,
  tft: /\btft\b/,
  lcd: /\blcd\b/,
  led: /\bled\b/,
}

export const languageChoices: Choices = {
  khmer: /\bkhmer\b/,
  english: /\benglish\b/,
  chinese: /\bchinese\b/,
  malay: /\bmalay\b/,
  tamil: /\btamil\b/,
  thai: /\bthai\b/,
  vietnamese: /\bvietnamese\b/,
  french: /\bfrench\b/,
}

export const sortingChoices: Choices = {
  denomination: /\bdenominations?\b/,
  face: /\bfac(?:e|es|ing)\b/,
  orientation: /\borientations?\b/,
  issue: /\b(?:issues?|old and new series|series|version of notes?)\b/,
  fitness: /\bfitness\b/,
}

export const countingChoices: Choices = {
  mixed: /\bmix(?:ed)?(?:[- ](?:value|denominations?))*(?: counting)?\b/,
  single: /\bsingle denominations?\b/,
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
  cen0: /\b(?:en_1143-1,? )?(?:resistance )?grade 0\b/,
  cen1: /\b(?:en_1143-1,? )?(?:resistance )?grade i\b/,
  cen2: /\b(?:en_1143-1,? )?(?:resistance )?grade ii\b/,
  cen3: /\b(?:en_1143-1,? )?(?:resistance )?grade iii\b/,
}
