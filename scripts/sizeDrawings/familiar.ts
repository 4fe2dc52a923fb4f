import { type FamiliarThing, familiarThings } from '../../src/machines/machineSize.ts'

const { pack, paper, counter } = familiarThings

const mirrored =
  'M-55 230C-80 275-205 270-215 335L-235 650-225 915Q-207 960-190 915L-180 660-158 420-152 740-132 1220-120 1640-152 1700H-25L-18 1220 0 850' +
  'M55 230C80 275 205 270 215 335L235 650 225 915Q207 960 190 915L180 660 158 420 152 740 132 1220 120 1640 152 1700H25L18 1220 0 850'

/** The outlines in mm: y down from the top, x from the left but for the person, who stands about x = 0. */
const outlines: Readonly<Record<FamiliarThing, string>> = {
  pack: `M0 0h${pack.width}v${pack.height}h${-pack.width}zM62 0v${pack.height}M98 0v${pack.height}`,
  paper: `M0 0h${paper.width}v${paper.height}h${-paper.width}zM30 45h100M30 85h150M30 110h150M30 135h150M30 160h90`,
  counter: `M0 0h${counter.width}v40h${-counter.width}zM25 40v${counter.height - 40}h550v${40 - counter.height}`,
  person: `M-55 230v-60A85 105 0 1 1 55 170v60${mirrored}`,
}

/** The outline of a familiar thing in mm from its left and top. */
export const familiarOutline = (thing: FamiliarThing): { d: string; shift: number } => ({
  d: outlines[thing],
  shift: thing === 'person' ? familiarThings.person.width / 2 : 0,
})
