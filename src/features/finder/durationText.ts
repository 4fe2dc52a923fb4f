import texts from '../../content/texts/finder.json'
import { fill } from '../../lib/text.ts'

const { time } = texts

const inMinutes = (count: number): string => (count === 1 ? time.minute : fill(time.minutes, { count }))

const inHours = (count: number): string => (count === 1 ? time.hour : fill(time.hours, { count }))

/** In whole minutes, rounded up: `8 minutes`, `2 hours and 47 minutes`. */
export const durationText = (minutes: number): string => {
  const whole = Math.ceil(minutes)
  const rest = whole % 60
  if (whole <= 90) return inMinutes(whole)
  const hours = inHours((whole - rest) / 60)
  return rest === 0 ? hours : fill(time.joined, { hours, minutes: inMinutes(rest) })
}
