import type texts from '../../../src/content/texts/figureNames.json'

/** Every choice has a name, except a width, which is its own name. */
type Named = typeof texts.choices
type Patterns<Id extends string> = Readonly<Record<Id, RegExp>>

/** For each figure with choices: the ids of its choices, and the words of a sheet that mean each of them. */
export const vocabularies = {
  detection: {
    uv: /\b(UV|Ultraviolet)\b/,
    mg: /\b(MG|Magnetic)\b/i,
    ir: /\b(IR|Infrared)\b/i,
    image: /\b(CIS|image)\b/i,
    size: /\bsize\b/i,
    thickness: /\bthickness\b|\bultrasonic\b/i,
    doubles: /\bdoubles?\b|\bchain(ed|s)\b/i,
    fitness: /\bfitness\b/i,
    foreign: /\bforeign object\b/i,
  },
  sensors: {
    alloy: /\balloy\b/i,
    diameter: /\bdiameter\b/i,
    thickness: /\bthickness\b/i,
    magnetic: /\bmagnetic\b/i,
    count: /\bcount\b/i,
    bag: /\bbag\b/i,
    jam: /\bjam\b/i,
  },
  modes: {
    denomination: /\bdenominations?\b/i,
    currency: /\bcurrency\b/i,
    face: /\bface\b/i,
    orientation: /\borientation\b/i,
    issue: /\bissue\b/i,
    fitness: /\bfitness\b|\bfit or unfit\b/i,
    serial: /\bserial number\b/i,
    deposit: /\bdeposit\b/i,
    count: /\bcount\b/i,
  },
  counting: { value: /\bvalue\b/i, pieces: /\bpieces?\b/i, currencies: /\bmixed currencies\b/i },
  interfaces: {
    usb: /\bUSB\b/,
    ethernet: /\bEthernet\b/,
    rs232: /\bRS-232\b/,
    parallel: /\bParallel\b/,
    wifi: /\bWi-Fi\b/,
    '4g': /\b4G\b/,
    drawer: /\bdrawer\b/i,
    barcode: /\bbar-?code\b/i,
    alarm: /\balarm contacts\b/i,
    footswitch: /\bfoot switch\b/i,
  },
  supply: {
    '110v': /\b100–\d+ V AC\b/,
    '230v': /–240 V AC\b/,
    '50hz': /\b50(?:\/60)? Hz\b/,
    '60hz': /\b60 Hz\b/,
  },
  displayKind: {
    touch: /\btouch\b/i,
    colour: /\bcolour\b/i,
    lcd: /\bLCD\b|\bTFT\b/,
    led: /\bLED\b/,
  },
  payment: {
    card: /\bcards?\b/i,
    qr: /\bQR\b/,
    notes: /\bnotes\b/i,
    coins: /\bcoins\b/i,
  },
  languages: {
    km: /\bKhmer\b/,
    en: /\bEnglish\b/,
    zh: /\bChinese\b/,
    ms: /\bMalay\b/,
    ta: /\bTamil\b/,
  },
  fonts: { e13b: /\bE-13B\b/, cmc7: /\bCMC-7\b/ },
  tapeWidth: { '20': /\b20 mm\b/, '30': /\b30 mm\b/ },
  material: { paper: /\bpaper\b/i, film: /\bfilm\b/i },
} as const satisfies { [Id in keyof Named]: Patterns<keyof Named[Id] & string> } & {
  tapeWidth: Patterns<string>
}
