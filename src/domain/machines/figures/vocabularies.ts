/** By the ids in figures: the words by which a sheet is recognised to have them. */
export const detectionWords = {
  uv: /\b(UV|Ultraviolet)\b/,
  mg: /\b(MG|Magnetic)\b/i,
  ir: /\b(IR|Infrared)\b/i,
  image: /\b(CIS|image)\b/i,
  size: /\bsize\b/i,
  thickness: /\bthickness\b|\bultrasonic\b/i,
  doubles: /\bdoubles?\b|\bchain(ed|s)\b/i,
  fitness: /\bfitness\b/i,
  foreign: /\bforeign object\b/i,
}

export const sensorWords = {
  alloy: /\balloy\b/i,
  diameter: /\bdiameter\b/i,
  thickness: /\bthickness\b/i,
  magnetic: /\bmagnetic\b/i,
  count: /\bcount\b/i,
  bag: /\bbag\b/i,
  jam: /\bjam\b/i,
}

export const modeWords = {
  denomination: /\bdenominations?\b/i,
  currency: /\bcurrency\b/i,
  face: /\bface\b/i,
  orientation: /\borientation\b/i,
  issue: /\bissue\b/i,
  fitness: /\bfitness\b|\bfit or unfit\b/i,
  serial: /\bserial number\b/i,
  deposit: /\bdeposit\b/i,
  count: /\bcount\b/i,
}

export const countingWords = { value: /\bvalue\b/i, pieces: /\bpieces?\b/i }

export const interfaceWords = {
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
}

export const displayWords = {
  touch: /\btouch\b/i,
  colour: /\bcolour\b/i,
  lcd: /\bLCD\b|\bTFT\b/,
  led: /\bLED\b/,
}

export const paymentWords = {
  card: /\bcards?\b/i,
  qr: /\bQR\b/,
  notes: /\bnotes\b/i,
  coins: /\bcoins\b/i,
}

export const languageWords = {
  km: /\bKhmer\b/,
  en: /\bEnglish\b/,
  zh: /\bChinese\b/,
  ms: /\bMalay\b/,
  ta: /\bTamil\b/,
}

export const fontWords = { e13b: /\bE-13B\b/, cmc7: /\bCMC-7\b/ }

export const tapeWidths = { '20': /\b20 mm\b/, '30': /\b30 mm\b/ }

export const materialWords = { paper: /\bpaper\b/i, film: /\bfilm\b/i }
