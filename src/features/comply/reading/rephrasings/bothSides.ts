const sides = new RegExp(
  ',? ?\\(?\\b(?:(?:so|so that|on|at|for|of|from|to|in|covering|(?:read|scann|captur)ing|recognition of|the) )*' +
    '(?:(?:both|two|2) (?:sides|faces)|one (?:for|on|at) each (?:side|face)|front(?: side)? (?:and|&) (?:back|rear|reverse)(?: side)?|' +
    'obverse and (?:the )?reverse|top and bottom)(?: of (?:(?:the|an?|each) )?(?:(?:bank ?|currency )?notes?|bills?))?\\)?',
)

const image =
  /\b(?:(?:double|dual|two|2)(?: x)? )?(?:full )?(?:contact )?(?:images?|imaging|cis|scanners?)(?: ?\((?:dual )?cis\))?(?: (?:sensors?|scanners?))?(?![\w-])/g

/** Of these the sides may be, and no image. */
const others =
  /\b(?:uv|ir|mg|ultraviolet|infrared|magnetic|serial|resolution|display|screens?|(?<!one (?:for|on|at) )each side)\b/

/** `image sensors on both sides`, also as one of a list before others. */
const inList = new RegExp(
  `(?<=^|[,;:] ?)(?:contact image sensors?(?: \\(cis\\))?|image sensors?(?: \\(cis\\))?|cis)${sides.source}(?=, )`,
)

/** Two image sensors, one for each side of a note, are named as such: `dual cis`. */
export const bothSides = (text: string): string => {
  if (!sides.test(text) || text.search(image) === -1) return text
  if (others.test(text)) return text.replace(inList, 'dual cis')
  let count = 0
  return text.replace(sides, '').replace(image, () => (count++ === 0 ? 'dual cis' : ''))
}
