import { anyOf, listOf } from './vocabulary.ts'

/** Each line has the words for 1, 2, 3 and so on in one language. */
const numbersByLanguage = [
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty`,
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
  'một hai ba bốn năm sáu bảy tám chín mười',
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
  'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់',
  '一 二 三 四 五 六 七 八 九 十',
]

const otherNumbers = {
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
  ...{ ein: 1, eine: 1, einen: 1, une: 1, sebuah: 1, seunit: 1, lapan: 8, 两: 2, 兩: 2, 百: 100 },
}

const numbers = new Map([
  ...numbersByLanguage.flatMap((words) => listOf(words).map((word, at): [string, number] => [word, at + 1])),
  ...Object.entries(otherNumbers),
])

const numberWord = anyOf([...numbers.keys()])

const numberWords = new RegExp(`${numberWord}(?:[ -]?(?:and )?${numberWord})*`, 'gu')

/** Words that multiply the number before them, as in `two hundred` and `二十`; a 十 alone is 10. */
const scales = new Set(['hundred', '百', '十'])

/** `125 units` of `one hundred twenty-five units`; `two three` are two numbers. */
export const withDigits = (line: string): string =>
  line.replace(numberWords, (words) => {
    const found = [0]
    for (const [word] of words.matchAll(new RegExp(numberWord, 'gu'))) {
      const number = numbers.get(word) ?? 0
      const last = found.pop() ?? 0
      const below = last % number
      if (scales.has(word) && last > 0) found.push(last - below + Math.max(below, 1) * number)
      // After a hundred or a ten only what is smaller goes on with it.
      else if (last % 10 ** String(number).length === 0) found.push(last + number)
      else found.push(last, number)
    }
    return found.join(' ')
  })
