import texts from '../../content/texts/size.json' with { type: 'json' }
import { numberText } from '../../lib/text.ts'
import { type Room, roomSides } from './room.ts'

const sideText = (length?: number): string => (length === undefined ? texts.open : numberText(length))

/** `600 × any × 1,400 mm`: width, depth and height. */
export const roomSizeText = (room: Room): string =>
  `${roomSides.map((side) => sideText(room[side])).join(' × ')} mm`
