/** The roles that the journey names, and the elements that have them on this site. */
export const selectors = {
  button: 'button',
  combobox: 'select',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  tab: '[role=tab]',
  textbox: 'form :is(input, textarea)',
}

export type Role = keyof typeof selectors

/** A browser as the buyer's journey uses it, whichever engine and driver is behind it. */
export interface Browser {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page and gives its result; the function sees nothing but its arguments. */
  evaluate: <Result>(run: (...texts: string[]) => Result, ...texts: string[]) => Promise<Awaited<Result>>
  /** Clicks with the mouse on the first visible element of this role whose name begins so. */
  click: (role: Role, name: string) => Promise<void>
  /** Replaces what a text field holds, key by key. */
  fill: (role: Role, name: string, text: string) => Promise<void>
  choose: (name: string, option: string) => Promise<void>
  press: (key: 'ArrowRight' | 'ArrowLeft') => Promise<void>
  /** Errors and warnings of the page, as far as the driver can see them. */
  faults: () => Promise<string[]>
}

/** Opens a browser that saves files in `downloads`; `onClose` registers how to end each process. */
export type Open = (downloads: string, onClose: (close: () => unknown) => void) => Promise<Browser>
