import { makeStore } from '../../../src/app/store.ts'
import { type DevToolsPanel, makeRecorder } from '../devTools/recorder.ts'
import { devToolsDoor } from './devToolsDoor.ts'

/** A store with Redux DevTools open, in tests that have a window. */
export const makeTravellingStore = (...parts: Parameters<typeof makeStore>) => {
  const opened: DevToolsPanel[] = []
  devToolsDoor.open = (options) => makeRecorder(options, (panel) => void opened.push(panel))
  const store = makeStore(...parts)
  delete devToolsDoor.open
  const [devTools] = opened
  if (!devTools) throw new Error('No DevTools: does the test have a window?')
  return { store, devTools }
}
