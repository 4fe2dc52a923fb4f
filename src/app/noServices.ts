import type { Services } from './services.ts'

const nothing = () => undefined
const refuse = () => Promise.reject(new Error('not available while rendering to HTML'))

/** The services of a build, where no visitor does anything. */
export const noServices: Services = {
  storage: { getItem: () => null, setItem: nothing },
  events: new EventTarget(),
  location: () => ({ pathname: '/', search: '' }),
  navigate: nothing,
  sendQuote: refuse,
  clearSentDraft: nothing,
  fetchSpecSheet: refuse,
  saveFile: nothing,
  track: nothing,
}
