import { withUnusualApart } from './unusualNumbers.ts'

const running = /^\s*(\d{1,3})(?: ?[/:]| [-–])? +(?=\p{Lu})/u

/** `1 Hopper`, `2 Noise`, `3 Ethernet` count on from one, and are no numbers of things. */
const withRunningApart = (lines: readonly string[]): readonly string[] => {
  const numbers = lines.flatMap((line) => running.exec(line)?.[1] ?? []).map(Number)
  const areRunning = numbers.every((number, place) => number === (numbers[place - 1] ?? 0) + 1)
  return numbers.length > 2 && areRunning ? lines.map((line) => line.replace(running, '$1) ')) : lines
}

const letter = /^\s*(([a-z])\2?)\t\s*(?=\S)/i

/** `a`, `b`, `c` in cells of their own count on; `Y`, `N`, `N` are answers. */
const withLettersApart = (lines: readonly string[]): readonly string[] => {
  const places = lines.flatMap((line) => {
    const [, found] = letter.exec(line) ?? []
    return found === undefined ? [] : [found.toLowerCase().charCodeAt(0) + (found.length - 1) * 26]
  })
  const areRising = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1)
  return places.length > 1 && areRising ? lines.map((line) => line.replace(letter, '$1)\t')) : lines
}

const count = /^\s*(\d{1,3})\t\s*(?=\S)/

/** Numbers before the lines that do not rise count what the lines name. */
const withCountsJoined = (lines: readonly string[]): readonly string[] => {
  const numbers = lines.flatMap((line) => Number(count.exec(line)?.[1] ?? Number.NaN))
  const before = (place: number): number => numbers[place - 1] ?? 0
  const areRising = numbers.every((number, place) => number > before(place))
  const startAgain = numbers.every((number, place) => number === 1 || number === before(place) + 1)
  return numbers.length > 1 && !areRising && !startAgain && numbers.every((number) => number > 0)
    ? lines.map((line) => line.replace(count, '$1 '))
    : lines
}

const section = /^\s*(\d{1,2}\.)(\d{1,2})(?=\s+\p{Lu})/u

/** `1.3 Year of manufacture` is no time where another line has the number before or after. */
const withSectionsApart = (lines: readonly string[]): readonly string[] => {
  const found = new Set(lines.map((line) => section.exec(line)?.[0].trim()))
  return lines.map((line) =>
    line.replace(section, (whole, chapter: string, number: string) =>
      [-1, 1].some((step) => found.has(`${chapter}${Number(number) + step}`)) ? `${whole})` : whole,
    ),
  )
}

/** Parts the numbers of lines from their words, and joins to them what counts. */
export const withNumbersApart = (lines: readonly string[]): readonly string[] =>
  withCountsJoined(withLettersApart(withRunningApart(withSectionsApart(withUnusualApart(lines)))))
