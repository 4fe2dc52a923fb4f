import { site } from '../../../content/site.ts'

/** The words of purchasing lists in English, Vietnamese, Malay and Indonesian, Thai, Khmer and Chinese. */
const listOf = (words: string): string[] => words.normalize('NFKC').split(/\s+/)

/** Count products: the number beside one is a quantity. */
const units =
  listOf(`pc pcs pce pces piece pieces unit units set sets nos ea each cái cai chiếc chiec bộ bo máy
  buah biji bh keping เครื่อง ตัว ชุด อัน ชิ้น หน่วย គ្រឿង ឈុត កំប្លេ 台 个 個 套 部 件 只`)

/** Count tape; beside a machine they are asked. */
const supplies = listOf('roll rolls cuộn gulung ม้วน 卷')

/** Stand before a quantity. */
const labels = listOf(`qty qnty qtys quantity quantities sl lượng luong số+lượng so+luong จำนวน ចំនួន បរិមាណ 数量
  數量 jumlah jml kuantiti kuantitas bilangan`).map((word) => word.replace('+', ' '))

/** Stand beside a price. */
const moneyWords =
  listOf(String.raw`% \p{Sc} @ us\$ sg\$ s\$ usd sgd eur khr thb vnd myr idr cny rmb gbp rm rp baht riel price
  prices rate cost giá ราคา บาท តម្លៃ 单价 單價 价格 金额 元 harga`)

/** Stand behind a measure or a time. */
const measures =
  listOf(`mm cm km kg lb lbs kw hz va ah mah mb gb inch inches v w ° notes bills banknotes pockets pocket
  currencies min minute minutes second seconds sec hour hours hrs day days week weeks month months year years tờ lembar
  ngày tuần tháng hari minggu bulan tahun วัน ថ្ងៃ 天 张`)

const months = listOf('jan feb mar apr may jun jul aug sep oct nov dec').map((month) => `${month}\\p{L}*`)

/** Stand before a number that counts the entries. */
const positions = listOf('item pos position line lot stt ลำดับที่ ลำดับ 序号')

/** Say nothing of what is asked for. */
const fillers = new Set([
  ...listOf(`of the a an in for your our you can could may are is be please pls kindly quote quotes quotation need
    needed needs require required we i would like order buy purchase supply provide offer send urgent asap thanks thank
    cheers dear team regards sales sir madam mr mrs ms hi hello me us model brand article product delivery deliver
    get receive price prices following follows as below items good morning afternoon evening day best kind warm many much
    very advance hope well this email mail finds interested yours sincerely máy đếm tiền cần mua đặt số so thiết bị hàng perlu sila mohon tolong minta รุ่น ต้องการ ขอ ขอใบเสนอราคา สั่งซื้อ ត្រូវការ ម៉ូដែល 需要
    购买 采购 订购 请报价 型号 要`),
  ...positions,
  site.name.toLowerCase(),
])

/** Name the kind of the product. */
const devices =
  listOf(`machine machines device devices counter counters counting sorter sorters sorting money coin note
  banknote cash bill currency bank value mixed phân loại mesin penghitung hitung kira pengira uang wang duit penyortir
  เครื่องนับเงิน เครื่องนับธนบัตร เครื่องนับเหรียญ นับ เงิน ธนบัตร ម៉ាស៊ីនរាប់លុយ ម៉ាស៊ីន រាប់ លុយ 点钞机 清分机 验钞机
  点验钞机 机器`)

/** Mean something other than the product, wherever they stand in its line. */
const doubts = new Set(
  listOf(`or not no without except instead cancel cancelled canceled spare spares part parts accessory accessories optional
    alternative alternatively equivalent similar compatible replacement repair service maintenance rental rent used
    refurbished cover covers belt belts battery batteries brush brushes ribbon ribbons cord cords cable cables adapter
    adaptor charger manual manuals stand trolley tray sensor motor roller rollers rubber kit kits cleaning software license
    licence upgrade module keyboard display displays each all every per total phụ tùng kiện không อะไหล่ គ្រឿងបន្លាស់
    配件 备件 零件 suku cadang ganti aksesori aksesoris tanpa bukan`),
)

const known = new Set([...fillers, ...devices, ...units, ...labels.flatMap((label) => label.split(' '))])

/** Whether a word asks for nothing by itself. */
export const isFiller = (word: string): boolean => fillers.has(word) || word === 'to'

export const isDoubt = (word: string): boolean => doubts.has(word)

/** Whether a word leaves a line's meaning as it is. */
export const isKnown = (word: string): boolean => known.has(word)

const noName = new Set([...fillers, ...units, ...supplies, ...labels, 'x', 'no'])

/** Whether a word is no part of a product's name. */
export const isNoName = (word: string): boolean => noName.has(word)

/** A pattern for whole words; those of scripts without spaces may touch others. The longest come first. */
const anyOf = (words: readonly string[]): string =>
  `(?<!\\p{Script=Latin})(?:${words.toSorted((one, other) => other.length - one.length).join('|')})(?!\\p{Script=Latin})`

export const unit = anyOf(units)
export const supply = anyOf(supplies)
export const label = anyOf(labels)
export const position = anyOf(positions)
export const money = anyOf(moneyWords)
export const measure = anyOf(measures)
export const month = anyOf(months)

/** Each line has the words for 1, 2, 3 and so on in one language. */
const numbersByLanguage = [
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty`,
  'một hai ba bốn năm sáu bảy tám chín mười',
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
  'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់',
  '一 两 三 四 五 六 七 八 九',
]

const numbers = new Map(
  numbersByLanguage.flatMap((words) => listOf(words).map((word, index) => [word, index + 1] as const)),
)

const numberWord = anyOf([...numbers.keys()])

/** One word alone: `十二` and `two hundred` are left. */
const numberWords = new RegExp(`(?<![十百])${numberWord}(?! ?(?:hundred|[十百]))`, 'gu')

/** `2 units` of `two units`. */
export const withDigits = (line: string): string =>
  line.replace(numberWords, (word) => String(numbers.get(word)))
