import texts from '../../../content/texts/size.json' with { type: 'json' }
import { fill, numberText } from '../../../lib/text.ts'
import { familiarThing, type MachineSize } from './machineSize.ts'
import { type Room, roomSides } from './room.ts'

/** `270 mm wide, 285 mm deep and 300 mm high. Drawn to scale beside a sheet of A4 paper, 210 × 297 mm.` */
export const sizeSentence = (size: MachineSize): string =>
  fill(texts.said, {
    width: numberText(size.width),
    depth: numberText(size.depth),
    height: numberText(size.height),
    thing: texts.things[familiarThing(size)],
  })

const sideText = (length?: number): string => (length === undefined ? texts.open : numberText(length))

/** `600 × any × 1,400 mm`: width, depth and height. */
export const roomSizeText = (room: Room): string =>
  `${roomSides.map((side) => sideText(room[side])).join(' × ')} mm`
