import type { Services } from './services.ts'

const nothing = () => undefined
const noItem = { read: nothing, write: nothing, remove: nothing }
const refuse = () => Promise.reject(new Error('not available while rendering to HTML'))

export const noServices: Services = {
  storage: { getItem: () => null, setItem: nothing },
  events: new EventTarget(),
  location: () => ({ pathname: '/', search: '' }),
  navigate: nothing,
  sendQuote: refuse,
  draft: noItem,
  unconfirmed: noItem,
  fetchSpecSheet: refuse,
  saveFile: nothing,
  shareLink: refuse,
  track: nothing,
}
