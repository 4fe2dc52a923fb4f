import { site } from '../../../content/site.ts'

/** The words of purchasing lists in English, German, French, Vietnamese, Malay, Indonesian, Thai, Khmer and Chinese. */
export const listOf = (words: string): string[] => words.normalize('NFKC').split(/\s+/)

/** A pattern for whole words; those of scripts without spaces may touch others. The longest come first. */
export const anyOf = (words: readonly string[]): string =>
  `(?<!\\p{Script=Latin})(?:${words.toSorted((one, other) => other.length - one.length).join('|')})(?!\\p{Script=Latin})`

/** Count products: the number beside one is a quantity. */
const units =
  listOf(`pc pcs pce pces piece pieces unit units set sets nos ea each stk stck stück st einheit einheiten gerät
  geräte pièce pièces unité unités appareil appareils exemplaire exemplaires cái cai chiếc chiec bộ bo máy buah
  biji bh keping เครื่อง ตัว ชุด อัน ชิ้น หน่วย គ្រឿង ឈុត កំប្លេ 台 个 個 套 部 件 只`)

/** Count tape; beside a machine they are asked. */
const supplies = listOf('roll rolls rolle rollen rouleau rouleaux cuộn gulung ม้วน 卷')

/** Stand before a quantity. */
const labels =
  listOf(`qty qnty qtys quantity quantities menge bestellmenge anzahl stückzahl quantité quantités qté qte sl lượng luong
  số+lượng so+luong จำนวน ចំនួន បរិមាណ 数量 數量 jumlah jml kuantiti kuantitas bilangan`).map((word) =>
    word.replace('+', ' '),
  )

/** Stand beside a price. */
export const money = anyOf(
  listOf(String.raw`% \p{Sc} @ us\$ sg\$ s\$ usd sgd eur khr thb vnd myr idr cny rmb gbp rm rp baht riel price
  prices rate cost preis einzelpreis betrag prix montant giá ราคา บาท តម្លៃ 单价 單價 价格 金额 元 harga`),
)

/** Stand behind a measure or a time. */
export const measure = anyOf(
  listOf(`mm cm km kg lb lbs kw hz va ah mah mb gb inch inches v w ° notes bills banknotes pockets pocket
  currencies min minute minutes second seconds sec hour hours hrs day days week weeks month months year years scheine billets tage wochen monate jahre jours
  semaines mois ans tờ lembar
  ngày tuần tháng hari minggu bulan tahun วัน ថ្ងៃ 天 张`),
)

export const month = anyOf(
  listOf('jan feb mar apr may jun jul aug sep oct nov dec').map((name) => `${name}\\p{L}*`),
)

/** Stand before a number that counts the entries. */
const positions = listOf('item pos position line lot stt ลำดับที่ ลำดับ 序号')

/** Words that change nothing in a line, and ask for nothing by themselves. */
export const fillers = new Set([
  ...listOf(`of the a an in to for your our you can could may are is be please pls kindly quote quotes quotation
    need needed needs require required we i would like order buy purchase supply provide offer send urgent asap
    thanks thank cheers dear team regards sales sir madam mr mrs ms hi hello me us model brand article product
    delivery deliver get receive price prices following follows as below items good morning afternoon evening
    day best kind warm many much very advance hope well this email mail finds interested yours sincerely de des
    du la le der die das von bitte wir brauchen benötigen bestellen um angebot artikel produkt modell modèle
    veuillez máy đếm tiền cần mua đặt số so thiết bị hàng perlu sila mohon tolong minta รุ่น ต้องการ ขอ
    ขอใบเสนอราคา สั่งซื้อ ត្រូវការ ម៉ូដែល 需要 购买 采购 订购 请报价 型号 要`),
  ...positions,
  site.name.toLowerCase(),
])

/** Name the kind of the product. */
const devices =
  listOf(`machine machines device devices counter counters counting sorter sorters sorting money coin note
  geldzählmaschine geldzählmaschinen banknotenzähler zähler sortierer maschine maschinen compteuse compteuses
  trieuse trieuses banknote cash bill currency bank value mixed phân loại mesin penghitung hitung kira pengira
  uang wang duit penyortir เครื่องนับเงิน เครื่องนับธนบัตร เครื่องนับเหรียญ นับ เงิน ธนบัตร ម៉ាស៊ីនរាប់លុយ ម៉ាស៊ីន
  រាប់ លុយ 点钞机 清分机 验钞机 点验钞机 机器`)

/** Mean something other than the product, wherever they stand in its line. */
export const doubts = new Set(
  listOf(`or not no without except instead cancel cancelled canceled spare spares part parts accessory
  accessories optional ersatz ersatzteil ersatzteile ersatzakku zubehör ohne nicht statt sans rechange
  accessoire accessoires alternative alternatively equivalent similar compatible replacement repair service
  maintenance rental rent used refurbished cover covers belt belts battery batteries brush brushes ribbon
  ribbons cord cords cable cables adapter adaptor charger manual manuals stand trolley tray sensor motor roller
  rollers rubber kit kits cleaning software license licence upgrade module keyboard display displays each all
  every per total phụ tùng kiện không อะไหล่ គ្រឿងបន្លាស់ 配件 备件 零件 suku cadang ganti aksesori aksesoris tanpa bukan`),
)

/** Leave a line's meaning as it is. */
export const known = new Set([
  ...fillers,
  ...devices,
  ...units,
  ...labels.flatMap((label) => label.split(' ')),
])

/** Are no part of a product's name. */
export const noName = new Set([...fillers, ...units, ...supplies, ...labels, 'x', 'no'])

export const unit = anyOf(units)
export const supply = anyOf(supplies)
export const label = anyOf(labels)
export const position = anyOf(positions)
