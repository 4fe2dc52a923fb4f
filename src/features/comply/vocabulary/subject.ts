import type names from '../../../content/texts/subjectNames.json'
import type { Choices } from './choices.ts'
import type { Dimension } from './units.ts'

/** What a line may be about, and where the sheets speak of it. */
export interface Subject {
  id: string
  name: string
  /** The words of tenders for it. */
  words: RegExp
  /** Words that add nothing to it, though they would to another. */
  neutral?: RegExp
  /** Its words are also said of others, so that any other subject of the line goes before. */
  isWeak?: boolean
  /** The paths of its rows, as `Capacity/Hopper`. Without rows no sheet states it. */
  rows?: RegExp
  /** Further rows in products of one subcategory, as a deposit machine's counting speed is that of its deposits. */
  rowsIn?: Readonly<Record<string, RegExp>>
  /** Rows whose figure it reaches at least, on sheets without rows of its own: what is sorted is counted too. */
  floor?: RegExp
  /** A part that is sold as an option can be connected. */
  orOption?: boolean
  /** Its rows have no rules of their own: words of a line are compared with theirs, and amounts with spans. */
  byWords?: boolean
  /**
   * A part that a machine has or not, so that its row alone answers a line without figures, or one with these words.
   * A sheet that names it nowhere does not state it.
   */
  isThing?: boolean | RegExp
  /** Its words name it whatever else a line says, so that a sheet without anything near to it does not state it. */
  isTopic?: boolean
  /** It is judged by its sides, as note size, or by counting pockets, not as an amount or a choice. */
  way?: 'size' | 'side' | 'noteSize' | 'pockets'
  dimension?: Dimension
  /** Dimensions that are said for it as well: `80,000 notes` of a day, V and Hz. */
  also?: readonly Dimension[]
  noun?: string
  /** Whether more or less is better for every buyer; null where that depends on the buyer. */
  better?: 'more' | 'less' | null
  /** A size that has to fit, so that any other figure deviates. */
  isNominal?: boolean
  /** What the machine takes, so that `up to 30 mm` asks for an ability and sets no limit. */
  takes?: boolean
  /** A sheet gives a span, within which the machine works. */
  isSpan?: boolean
  /** Rows without such a figure do not state it. */
  isSilent?: boolean
  /** In a row of several figures, the words of its own. */
  part?: RegExp
  /** Words for it that must be the sheet's own, as a bag is no cassette. */
  own?: RegExp
  /** Words with which a line is about something else, as in the width of a note. */
  others?: RegExp
  /** Words that leave open whether what would comply does. */
  uncertain?: RegExp
  /** Words with which a line is about that and more, as a packed weight: whatever is above its limit alone deviates. */
  adding?: RegExp
  /** Too little of it is too little, whatever else a line asks of it. */
  isDecisive?: boolean
  /** A sheet names choices. Where its list is complete, what it does not name is not there. */
  choices?: Choices
  isComplete?: boolean
  /** Its choices are counted, as in "at least 8 currencies". */
  isCounted?: boolean
  /** Of a list with `or`, as of ports, one is enough. */
  isOneEnough?: boolean
  /** A choice names its subject where no word does: `Must accept THB`. */
  isImplied?: boolean
  /** Choices that are grades, the lowest first, in scales of which each is above the one before. */
  scales?: readonly (readonly string[])[]
  /** The choices that a complete list would name; missing for all. */
  certain?: readonly string[]
  /** Rows that speak of something near to it, so that the subject is not just missing. */
  related?: RegExp
  /** How a key feature or a row states it, which then has every further word of a line. */
  stated?: RegExp
  /** What a sheet says in other rows where it has none, as `Reject handling: No separate pocket`. */
  lacking?: RegExp
  /** Several amounts in a list are settings, of which the highest counts. */
  hasSettings?: boolean
}

/** A subject whose name for visitors is a text. */
export type NamedSubject = Omit<Subject, 'name'> & { id: keyof typeof names }
