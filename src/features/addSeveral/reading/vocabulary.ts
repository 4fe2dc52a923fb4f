import { site } from '../../../content/site.ts'

/** The role of a word in a purchasing list. A word without a role may change the meaning of a line. */
export type Role =
  /** Counts products: the number before it is a quantity. */
  | 'unit'
  /** Counts what is no machine: no part of a name, but strange beside a machine's model. */
  | 'supply'
  /** Names a quantity: the number after it is one. */
  | 'label'
  | 'times'
  /** Begins a product's number, and counts products in `2 No.` */
  | 'number'
  /** Counts the lines in `Item 3:` */
  | 'position'
  /** Money: its number is a price. */
  | 'money'
  /** A measure, a date or a time: its number is no quantity. */
  | 'measure'
  /** Joins two numbers of which only one is meant. */
  | 'between'
  /** Begins a note after the product, as `for` does. */
  | 'purpose'
  | 'filler'
  | 'device'
  /** Means something other than the product. */
  | 'doubt'

const lists: Record<Role, string> = {
  unit: `pc pcs pce pces piece pieces unit units set sets nos ea each stk stck stück st einheit
    einheiten gerät geräte geraete pièce pièces unité unités appareil appareils exemplaire
    exemplaires cái cai chiếc chiec bộ bo máy buah biji bh keping เครื่อง ตัว ชุด อัน ชิ้น หน่วย
    គ្រឿង ឈុត កំប្លេ 台 个 個 套 部 件 只 대`,
  supply: 'roll rolls rolle rollen rouleau rouleaux cuộn gulung ม้วน 卷',
  label: `qty qnty qtys quantity quantities menge anzahl stückzahl quantité quantités qté qte sl
    lượng luong จำนวน ចំនួន បរិមាណ 数量 數量 jumlah jml kuantiti kuantitas kuantum bilangan`,
  times: 'x × * ✕ ✖ х',
  number: 'no nr num number #',
  position: 'item pos position line lot stt ลำดับ ลำดับที่ 序号 รายการที่',
  money: `% $ € £ ¥ ฿ ៛ ₫ ₩ ₱ @ usd sgd eur khr thb vnd myr idr cny rmb gbp rm rp baht riel price
    prices rate cost preis betrag prix montant giá ราคา บาท តម្លៃ 单价 單價 价格 金额 元 harga`,
  measure: `mm cm km kg lb lbs kw hz va ah mah mb gb inch inches v w ° notes bills banknotes pockets
    pocket currencies min minute minutes second seconds sec hour hours hrs day days week weeks month
    months year years date january february march april may june july august september october
    november december jan feb mar apr jun jul aug sep sept oct nov dec tờ scheine billets lembar
    tage wochen monate jahre jours semaines mois ans ngày tuần tháng hari minggu bulan tahun วัน
    ថ្ងៃ 天 张`,
  between: 'or to bis oder ou hoặc atau หรือ ឬ 或 até',
  purpose: 'for für pour cho untuk สำหรับ សម្រាប់ 用于',
  filler: `of the a an de des du la le der die das von please pls kindly quote quotation need needed
    needs require required we i want would like order buy purchase supply provide offer send urgent
    asap thanks thank you dear team regards sales sir madam hi hello me us model brand ${site.name.toLowerCase()} article artikel
    product produkt bitte wir brauchen benötigen bestellen modell modèle veuillez cần mua đặt số so
    thiết bị hàng perlu sila mohon tolong minta รุ่น ต้องการ ขอ ขอใบเสนอราคา สั่งซื้อ ត្រូវការ
    ម៉ូដែល 需要 购买 采购 订购 请报价 型号 要`,
  device: `machine machines device devices counter counters counting sorter sorters sorting money
    coin note banknote cash bill currency bank value mixed geldzählmaschine geldzählmaschinen
    banknotenzähler zähler sortierer maschine maschinen compteuse compteuses trieuse trieuses
    monnaie đếm phân loại tiền mesin penghitung hitung kira pengira uang wang duit penyortir
    เครื่องนับเงิน เครื่องนับธนบัตร เครื่องนับเหรียญ นับ เงิน ธนบัตร ម៉ាស៊ីនរាប់លុយ ម៉ាស៊ីន រាប់ លុយ
    点钞机 清分机 验钞机 点验钞机 机器`,
  doubt: `? < > ≤ ≥ ± ~ total amount not without except instead cancel cancelled canceled spare
    spares part parts accessory accessories optional alternative alternatively equivalent similar
    compatible replacement repair service maintenance rental rent used refurbished cover covers belt
    belts battery batteries brush brushes ribbon ribbons cord cords cable cables adapter adaptor
    charger manual manuals stand trolley tray sensor motor roller rollers rubber kit kits cleaning
    software license licence upgrade module keyboard display displays printer printers per every
    between about approx approximately maybe perhaps circa ca dozen pair pairs box boxes pack packs
    carton cartons plus extra ersatz ersatzteil ersatzteile ersatzakku zubehör ohne nicht statt sans
    rechange accessoire accessoires phụ tùng kiện không อะไหล่ គ្រឿងបន្លាស់ 配件 备件 零件 suku cadang
    ganti aksesori aksesoris tanpa bukan`,
}

/** As they are in a plain line (lineTokens.ts). */
const wordsOf = (words: string): string[] => words.normalize('NFKC').split(/\s+/)

const roles = new Map(
  Object.entries(lists).flatMap(([role, words]) =>
    wordsOf(words).map((word): [string, Role] => [word, role as Role]),
  ),
)

export const roleOf = (word: string): Role | undefined => roles.get(word)

/** Each line has the words for 1, 2, 3 and so on in one language. */
const numbersByLanguage = [
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty`,
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
  'một hai ba bốn năm sáu bảy tám chín mười',
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
  'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់',
  '一 二 三 四 五 六 七 八 九 十',
]

const numberWords = new Map<string, number>([
  ...numbersByLanguage.flatMap((words) =>
    wordsOf(words).map((word, index): [string, number] => [word, index + 1]),
  ),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 10 * (index + 3)]),
  ...'ein eine einen une sebuah seunit'.split(' ').map((word): [string, number] => [word, 1]),
  ...'两 兩 lapan hundred'
    .split(' ')
    .map((word, index): [string, number] => [word, [2, 2, 8, 100][index] ?? 0]),
])

/** The number that a word means: 2 of `two`, 100 of `hundred`. */
export const numberOf = (word: string): number | undefined => numberWords.get(word)

/** Of scripts that put no space between words; the longest come first. */
export const unspacedWords = [...roles.keys(), ...numberWords.keys()]
  .filter((word) => /^[\p{scx=Han}\p{scx=Thai}\p{scx=Khmer}]+$/u.test(word))
  .toSorted((one, other) => other.length - one.length)
