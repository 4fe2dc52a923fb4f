import { plainDigits } from '../../../lib/digits.ts'

/** Names whose number is a part of them, as a standard's or a version's. */
const named = /\b(en|iso\/iec|iso|iec|din|astm|windows|code|ean|sm|bt)[\s-]?(\d[\d-]*\d|\d)(?!\d|[.,]\d)/g

/**
 * Lower case, plain hyphens and quotes; a name with its number is one word, as `en_1143-1`. Signs that nobody sees
 * are gone.
 */
export const plainText = (text: string): string =>
  plainDigits(text)
    // Signs that turn the order of others would show another number than they hold.
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, ' turned ')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    // These turn the meaning of what follows, and nobody writes them by chance.
    .replace(/[≠≮≯≰≱→←↔✗✘✖❌🚫⛔☒☐∅👎]|\[ ?\]|=?\/=|!(?=\s?[\p{L}\d<>=])|(?<=[:\s])[-–x×]\s*$/gu, ' unlike ')
    .replace(/≦/g, '≤')
    .replace(/≧/g, '≥')
    .replace(/≈|(?<=(?:^|[,;:])[^\d,;:]*)~/g, ' about ')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => (raised === '²' ? '²' : '^'))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×✕]/g, 'x')
    .replace(/…/g, '...')
    .replace(/[º˚](?= ?[cf]\b)/g, '°')
    .replace(/[℃℉]/g, (sign) => (sign === '℃' ? '°c' : '°f'))
    .replace(/(?<=\d ?)[x*](?= ?\d)|(?<=\b\d)x(?= [a-z])/g, ' x ')
    .replace(/\bw ?[/*] ?d ?[/*] ?h\b/g, 'w x d x h')
    .replace(/(?<![\d/])(\d{2,}) ?\/ ?(\d{2,}) ?\/ ?(\d{2,})(?= ?(?:mm|cm)\b)/g, '$1 x $2 x $3')
    .replace(/[“”″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .replace(/\b([345])g\b/g, 'g$1')
    .replace(/\bwindows (\d+) ?(and|or|\/) ?(?=\d)/g, 'windows $1 $2 windows ')
    .replace(named, '$1_$2')
    .replace(/\binfra[- ]red\b/g, 'infrared')
    .replace(/\bultra[- ]violet\b/g, 'ultraviolet')
    .replace(/\busb ?2(?:\.0)?\b/g, 'usb_2')
    .replace(/\brs ?-? ?(232|485)/g, 'rs-$1')
    .replace(/\b(\d+)-(?:needle|pin)(?= esc\b)/g, 'needle$1')
    .replace(/\bgrade 0\b/g, 'grade zero')
    .replace(/\bw\/ ?o(?:ut)?\b|\bwith out\b/g, 'without')
    .replace(/\bwithout (?=images\b)/g, 'without_')
    // A scale of the next cell's number.
    .replace(/\(x ?1[,. ]?000\b/g, '( unlike ')
    .replace(
      /\b(grade|cen) ([123])\b/g,
      (_whole, name: string, grade: string) => `${name} ${'i'.repeat(Number(grade))}`,
    )
    .replace(/\brj ?-? ?(11|12|45)\b/g, 'rj-$1')
    .replace(/\bone time(?= (?:code|password))/g, 'one-time')
    .replace(/(?<=[a-z])\(s\)/g, 's')
    .replace(/\bon-site\b/g, 'on site')
    // Notes one by one, and no single denomination.
    .replace(/\bsingle (?=(?:bank ?)?notes?\b)/g, 'single_')
    .replace(/\b(?:until|till)(?= (?:a maximum of )?\d)/g, 'up to')
    .replace(/\bincl\b\.?/g, 'including')
    .replace(/ \((?:nos?|qty|numbers?)\.?\)/g, '')
    .replace(/\b(heat|self) (?=seal)/g, '$1-')
    .replace(/\bjpg\b/g, 'jpeg')
    .replace(/\brecogniz/g, 'recognis')
    .replace(/\b(?:proximity|rfid|contact-less)(?= cards?\b)/g, 'contactless')
    // Every Ethernet has these rates.
    .replace(/\b10\/100(?!\/1000)(?: ?base-?tx?| ?mbit\/s| ?mbps)?\b/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/(?<=\() | (?=\)|: )/g, '')
    .trim()

/** The words of a text without what punctuates them, and in the singular: `e13b` for E-13B. */
export const wordsOf = (text: string): string[] =>
  (text.match(/\d*[\p{L}_^#€$£][\p{L}\p{N}_.'^-]*/gu) ?? []).map((word) =>
    word
      .replace(/[.'-]/g, '')
      .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
      .replace(/(?<=[a-z]{2})ies$/, 'y')
      .replace(/(?<=[a-z]{2}[^su])(?<!^(?:thi|doe))s$/, ''),
  )

/** `load` for loaded and loading. A stem has at least three letters, so that `us` is no form of `use`. */
export const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ed|ing|e)$/, '')
  return stem.length < 3 || !/[aeiouy]/.test(stem) ? word : stem
}
