import { oneOf } from './oneOf.ts'
import type { NamedSubject } from './subject.ts'

/** No sheet says how it takes used notes, or new ones alone. */
const others = /\b(?:used|new|old) (?:bank ?)?(?:notes|bills)\b/

const neutral =
  /\b(?:validator|acceptor|separate|holding|taking|total|at (?:a|one) time|per (?:transaction|deposit))\b/

const capacity = { dimension: 'count', better: 'more', others, neutral } as const
const speed = {
  others,
  neutral: /\b(?:validator|acceptor)\b/,
  dimension: 'perMinute',
  better: 'more',
  hasSettings: true,
  related: /^(?!.*print).*(?:speed|throughput|intake)|^Note acceptance$/i,
} as const

/** Speeds and capacities. The more exact ones come first. */
export const capacitySubjects: readonly NamedSubject[] = [
  {
    ...speed,
    id: 'fitnessSpeed',
    words:
      /\bfitness (?:sorting )?(?:speed|throughput|rate)\b|\bfitness sorting\b(?=[^#]*#)|\bsorting by fitness\b/,
    rows: /^(?:Fitness sorting speed|Speed\/Fitness)$/,
  },
  {
    ...speed,
    id: 'sortingSpeed',
    words:
      /\bsort(?:ing)? (?:speed|rate|throughput|capacity)\b|\bspeed (?:of|for|in|when|while|during) sorting\b/,
    rows: /^(?:Sorting speed|Speed\/(?:Sorting|Fitness|Denomination or face)|Speed)$/,
  },
  {
    ...speed,
    id: 'countingSpeed',
    words: oneOf(
      /\b(?:counting|count|note counting) (?:speed|rate|throughput)\b/,
      /\bspeed (?:of|for|in|when|while|during) counting\b/,
    ),
    rows: /^(?:Counting speed|Note counting speed|Speed\/Counting|Counting speed\/.*|Speed)$/,
    floor: /^Sorting speed$/,
  },
  {
    ...speed,
    id: 'dispenseSpeed',
    words: oneOf(
      /\b(?:note )?(?:dispens(?:e|ing)|payout|pay-out) (?:speed|rate)/,
      /(?:pays? out|dispenses?) (?:bank ?)?notes|note pay-?out\b/,
    ),
    rows: /^(?:Dispense speed|Note payout)$/,
    related: /Payout/,
  },
  {
    ...speed,
    id: 'depositSpeed',
    words: oneOf(
      /\b(?:deposit|intake|acceptance|accepting) (?:module )?(?:speed|rate)/,
      /(?<=#\d+ *)\b(?:in|for|on|when) deposit(?:s|ing)?\b/,
      /\b(?:(?:note|bill) (?:intake|acceptance|acceptor)|acceptor) (?:speed|rate)/,
      /\b(?:validat(?:ion|or)) (?:speed|rate)|(?:bank ?)?note intake\b/,
    ),
    rows: /^(?:Deposit speed|Note counting speed|Intake speed|Note intake|Note acceptance\/Speed|Coins\/Intake)$/,
    rowsIn: { cds: /^Counting speed$/, 'banking-cit': /^Counting speed$/ },
  },
  {
    ...speed,
    id: 'wrappingSpeed',
    words: /\b(?:coin )?(?:roll )?wrapping(?: speed| rate)?\b/,
    rows: /^Wrapping speed$/,
    related: /wrap/i,
  },
  {
    ...speed,
    id: 'strappingSpeed',
    neutral: /\b(?:bind|band|strap|throughput|speed|output)\b/,
    words: /\b(?:strapping|banding|bundling) (?:speed|rate)\b/,
    rows: /^Speed$/,
  },
  {
    ...speed,
    id: 'speed',
    isWeak: true,
    words:
      /\b(?:(?:processing|feeding|operating|working|rated|machine|mechanical)? ?speed|throughput|processing rate)\b/,
    rows: oneOf(
      /^(?:Speed|Counting speed|Sorting speed|Note counting speed|(?:Deposit|Dispense|Intake) speed)$/,
      /^(?:Throughput|Speed\/.*|Counting speed\/.*)$/,
    ),
  },
  {
    ...capacity,
    isThing: true,
    id: 'rejectCapacity',
    words: /\breject(?:ion)? (?:pocket|tray|bin|stacker|capacity|pocket capacity)(?: capacity)?\b/,
    rows: /^(?:Capacity\/Reject pocket|Pockets\/Reject|Capacity\/Reject tray)$/,
    neutral:
      /\b(?:separate|holding|(?:(?:doubtful|suspect(?:ed)?|rejected|unrecogni[sz]ed|invalid) )?(?:bank ?)?notes|returned|directed|sent|diverted|moved|stored|collected)\b/,
    lacking: /^Reject handling: (?:No separate|Feed stops)/,
    related: /Suspect compartment|Reject handling|Return pocket|^(?:Outlets|Pockets|Pockets\/Configuration)$/,
  },
  {
    ...capacity,
    isThing: true,
    id: 'returnPocket',
    words: /\breturn (?:pocket|tray|slot)(?: capacity)?\b/,
    rows: /^(?:Capacity\/Return pocket|Note handling\/Return pocket)$/,
    related: /Reject (?:pocket|tray)/,
  },
  {
    ...capacity,
    id: 'hopper',
    words: oneOf(
      oneOf(
        /\b(?:input |feed(?:ing)? |note |loading )?hopper(?: capacity| size)?\b/,
        /\b(?:(?:bulk )?feeder|bulk (?:feed|intake|input)|in-?feed)(?: capacity| size)?\b/,
      ),
      /\b(?:(?:(?:input|loading)(?= capacity| size)|input (?:pocket|tray))(?: capacity| size)?)\b/,
      /\b(?:(?:(?:feed(?:ing)?|loading) (?:slot|tray))(?: capacity| size)?)\b/,
      /\b(?:feed(?:ing)? capacity|in 1 bundle|(?:(?:note|coin) )?(?:feeding|infeed|bulk feed))\b/,
      /\b(?:bundle (?:feed(?:ing|er)?|deposit|intake|insertion))\b|\bbundles(?= of\b[^#]*#)/,
    ),
    rows: oneOf(
      /^(?:Capacity\/Hopper|Pockets\/Hopper|Hopper capacity|Hopper|Capacity\/Feeder)$/,
      /^(?:Capacity\/Input hopper|Capacity\/Input pocket|Capacity\/Intake hopper)$/,
      /^(?:Note handling\/Feed slot)$/,
    ),
    lacking: /^Feed: Single notes/,
    related: /^(?:Note intake|Feed|Infeed|Note acceptance.*|Coins\/Intake|Document\/Feed|.*\/Tray)$/,
  },
  {
    ...capacity,
    id: 'stacker',
    words: oneOf(
      /\b(?:(?:output )?stacker|stacking(?: tray)?)(?: capacity| size)?\b/,
      /\b(?:output(?= capacity| size)|output (?:tray|pocket))(?: capacity| size)?\b/,
      /\b(?:receiving (?:tray|pocket)|delivery tray)(?: capacity| size)?\b/,
    ),
    rows: /^(?:Capacity\/Stacker|Pockets\/Stacker|Capacity\/Sorting pocket|Stacker capacity|Capacity\/Output tray)$/,
    related: /^Pockets\/Accept$/,
  },
  {
    ...capacity,
    id: 'pocketCapacity',
    words: oneOf(
      /\b(?:capacity (?:of|per|for) (?:each )?(?:sorting )?pockets?)\b/,
      /\b(?:(?:sorting )?pocket capacity|each (?:sorting |output )?(?:pocket|stacker|bin))\b/,
    ),
    rows: /^(?:Capacity\/Sorting pocket|Pockets\/Stacker)$/,
    related: /Stacker/,
  },
  {
    ...capacity,
    isThing: true,
    id: 'escrow',
    words: /\b(?:(?:temporary|intermediate) storage(?: \(escrow\))?|escrow)(?: capacity)?\b/,
    rows: /^(?:Escrow|Capacity\/Escrow)$/,
  },
  {
    ...capacity,
    id: 'storage',
    words: oneOf(
      /\b(?:(?:final )?storage|final(?= capacity)|note storage|cash storage)(?: capacity)?\b/,
      /\b(?:(?:cash )?cassettes?|(?:cash |note |deposit )?bag|vault|cash box)(?: capacity)?\b/,
    ),
    rows: oneOf(
      /^(?:Capacity\/Bag|Capacity\/Cassettes|Storage\/Cassettes|Cassette capacity)$/,
      /^(?:Note handling\/Storage|Note acceptance\/Cassette|Capacity\/Cash box)$/,
      /^(?:Cash storage\/.*)$/,
    ),
    neutral: /\b(?:separate|holding|taking|total|store[ds]?|storing)\b|(?<= )each$/,
    own: /^(?:bag|cassette|box)$/,
    related: /stor|memory|recycling|overflow|outlet|bag|drawer|cups/i,
  },
  {
    id: 'serialMemory',
    words: oneOf(
      /\b(?:serial[- ]numbers? (?:memory|storage|records?)|storage of serial[- ]numbers?)\b/,
      /\bstorage (?=for\b.*\bserial[- ]number)/,
      /\bmemory for (?:serial[- ]numbers?\b|(?=.*\bserial[- ]numbers?\b))/,
    ),
    rows: /^Serial-number memory$/,
    related: /^Serial number reading$/,
    dimension: 'count',
    better: 'more',
  },
]
