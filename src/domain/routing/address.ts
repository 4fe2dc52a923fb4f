import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isRecord } from '../../lib/types.ts'

/** Marks a history entry with a choice that the page wrote. It is not a visit, and nothing scrolls. */
export const madeByPage = { madeByPage: true } as const

/** Marks a history entry that a jump in Redux DevTools has caused. */
export const byJump = { ...madeByPage, byJump: true } as const

type Entry = Pick<Location<unknown>, 'state'>

/** Whether the page made this entry; checks types, since other scripts may write the state too. */
export const isMadeByPage = ({ state }: Entry): boolean => isRecord(state) && state.madeByPage === true

/** Whether a link, Back or Forward leads to this entry, and not a choice on the page. */
export const isVisited = (type: NavigationType, entry: Entry): boolean =>
  type === NavigationType.Pop || !isMadeByPage(entry)

export const isByJump = ({ state }: Entry): boolean => isRecord(state) && state.byJump === true

/** Whether a jump in Redux DevTools opened the page, which then shows its state and does nothing else. */
export const useIsByJump = (): boolean => {
  const location = useLocation()
  return useNavigationType() !== NavigationType.Pop && isByJump(location)
}
